import { brand } from '#content/brand.ts'
import { leadMagnetTypeLabels } from '#shared/lead-magnets/vocabulary.ts'
import type { AlertedLead, AlertedSubmission } from '#shared/mail/payload.ts'
import { adminPage } from '#shared/routes.ts'
import { consultationAlertTitle } from '../subject-of.ts'
import {
  Action,
  DescriptionList,
  EmailLayout,
  type EmailProps,
  Paragraph,
  PlainLink,
  Quote,
  Rule,
} from './email-layout.tsx'
import { instantText, instantTextIn } from './instant-text.ts'

const Lead = ({ lead }: { lead: AlertedLead }) => (
  <>
    <DescriptionList
      facts={[
        ['Name', lead.name],
        ['Company', lead.company],
        [
          'Email',
          <PlainLink key="email" href={`mailto:${lead.email}`}>
            {lead.email}
          </PlainLink>,
        ],
        ['Phone', lead.phone],
        ['Source', lead.source],
      ]}
    />
    {lead.message && <Quote>{lead.message}</Quote>}
  </>
)

const leadNames = (leads: readonly AlertedLead[], more: number) =>
  leads.map(({ name }) => name).join(', ') + (more > 0 ? ` and ${more} more` : '')

/** To the firm's people who want it: who wrote, and the way to the lead. */
export function LeadAlert({ payload: { leads, more }, siteUrl }: EmailProps<'lead_alert'>) {
  const [only] = leads.length === 1 ? leads : []
  return (
    <EmailLayout
      preview={only ? (only.message ?? `Through ${only.source}.`) : leadNames(leads, more)}
      heading={only ? `New lead: ${only.name}` : `${leads.length + more} new leads`}
      siteUrl={siteUrl}
      reason="You get this because New Lead Alerts are on in your settings."
    >
      {leads.map((lead, index) => (
        <div key={lead.id}>
          {index > 0 && <Rule />}
          <Lead lead={lead} />
        </div>
      ))}
      {more > 0 && <Paragraph>And {more} more, in the list.</Paragraph>}
      <Action href={siteUrl + (only ? adminPage.lead(only.id) : adminPage.leads)}>
        {only ? 'Open the lead' : 'Open the list'}
      </Action>
      {only && <Paragraph>Replying to this mail writes to {only.name}.</Paragraph>}
    </EmailLayout>
  )
}

const whose = ({ name, email }: AlertedSubmission) => name || email

const Submission = ({ submission }: { submission: AlertedSubmission }) => (
  <DescriptionList
    facts={[
      ['Asked for', leadMagnetTypeLabels[submission.type]],
      ['Name', submission.name || null],
      ['Company', submission.company],
      [
        'Email',
        <PlainLink key="email" href={`mailto:${submission.email}`}>
          {submission.email}
        </PlainLink>,
      ],
    ]}
  />
)

const submissionNames = (submissions: readonly AlertedSubmission[], more: number) =>
  submissions.map(whose).join(', ') + (more > 0 ? ` and ${more} more` : '')

/** To the firm's people who want it: who asked for a checklist, an audit or a template. */
export function SubmissionAlert({
  payload: { submissions, more },
  siteUrl,
}: EmailProps<'submission_alert'>) {
  const [only] = submissions.length === 1 && more === 0 ? submissions : []
  return (
    <EmailLayout
      preview={only ? `Asked for by e-mail at ${only.email}.` : submissionNames(submissions, more)}
      heading={
        only ? `New ${only.type}: ${whose(only)}` : `${submissions.length + more} new submissions`
      }
      siteUrl={siteUrl}
      reason="You get this because New Lead Alerts are on in your settings."
    >
      {submissions.map((submission, index) => (
        <div key={submission.id}>
          {index > 0 && <Rule />}
          <Submission submission={submission} />
        </div>
      ))}
      {more > 0 && <Paragraph>And {more} more, in the list.</Paragraph>}
      <Action href={siteUrl + (only ? adminPage.submission(only.id) : adminPage.leadMagnets)}>
        {only ? 'Open the submission' : 'Open the list'}
      </Action>
      {only && <Paragraph>Replying to this mail writes to {whose(only)}.</Paragraph>}
    </EmailLayout>
  )
}

/** To the firm's people who want it: somebody asks for a call, or has booked one. */
export const ConsultationAlert = ({ payload, siteUrl }: EmailProps<'consultation_alert'>) => {
  const { meeting, company, phone, message } = payload
  const { startsAt, timeZone } = meeting
  const when = startsAt && instantText(startsAt)
  const isElsewhere = timeZone !== brand.timeZone.id
  const isBooked = meeting.terms?.hasPage === true
  return (
    <EmailLayout
      preview={when ? `${meeting.type}, ${when}.` : `${meeting.type}, no time yet.`}
      heading={consultationAlertTitle(meeting)}
      siteUrl={siteUrl}
      reason="You get this because alerts for Consultation Requests are on in your settings."
    >
      <DescriptionList
        facts={[
          ['Name', meeting.name],
          ['Company', company],
          [
            'Email',
            <PlainLink key="email" href={`mailto:${meeting.email}`}>
              {meeting.email}
            </PlainLink>,
          ],
          ['Phone', phone],
          ['Call', meeting.type],
          [isBooked ? 'When' : 'Asked for', when],
          ['Their time', isElsewhere && startsAt ? instantTextIn(timeZone, startsAt) : null],
          ['With', meeting.terms?.host?.name ?? null],
        ]}
      />
      {message && <Quote>{message}</Quote>}
      <Action href={siteUrl + adminPage.consultation(meeting.id)}>
        {isBooked ? 'Open the booking' : 'Open the request'}
      </Action>
      <Paragraph>Replying to this mail writes to {meeting.name}.</Paragraph>
    </EmailLayout>
  )
}

/** To whom an admin chose: the mail server works. */
export const TestEmail = ({ payload: { by, at }, siteUrl }: EmailProps<'test'>) => (
  <EmailLayout
    preview="Mail works."
    heading="Mail works"
    siteUrl={siteUrl}
    reason="You get this because somebody tried the mail settings with this address."
  >
    <Paragraph>
      {by} sent this test message on {instantText(at)}. It came the way every message of this site
      comes, so the others will too.
    </Paragraph>
  </EmailLayout>
)

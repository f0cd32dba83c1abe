import { leadMagnetTypeLabels } from '#shared/lead-magnets/vocabulary.ts'
import type { AlertedSubmission, PayloadOf } from '#shared/mail/payload.ts'
import { adminPage } from '#shared/routes.ts'
import { Action, Facts, Letter, Paragraph, PlainLink, Rule } from './letter.tsx'

type Props = { payload: PayloadOf<'submission_alert'>; siteUrl: string }

const whose = ({ name, email }: AlertedSubmission) => name || email

const Submission = ({ submission }: { submission: AlertedSubmission }) => (
  <Facts
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

const namesOf = (submissions: readonly AlertedSubmission[], more: number) =>
  submissions.map(whose).join(', ') + (more > 0 ? ` and ${more} more` : '')

/** To the firm's people who want it: who asked for a checklist, an audit or a template. */
export function SubmissionAlert({ payload: { submissions, more }, siteUrl }: Props) {
  const [only] = submissions.length === 1 && more === 0 ? submissions : []
  return (
    <Letter
      preview={only ? `Asked for by e-mail at ${only.email}.` : namesOf(submissions, more)}
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
    </Letter>
  )
}

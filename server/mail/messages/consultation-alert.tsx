import { brand } from '#content/brand.ts'
import type { PayloadOf } from '#shared/mail/payload.ts'
import { adminPage } from '#shared/routes.ts'
import { instantText, instantTextIn } from './instant-text.ts'
import { Action, Facts, Letter, Paragraph, PlainLink, Quote } from './letter.tsx'

type Props = { payload: PayloadOf<'consultation_alert'>; siteUrl: string }

/** To the firm's people who want it: somebody asks for a call. */
export const ConsultationAlert = ({ payload, siteUrl }: Props) => {
  const { meeting, company, phone, message } = payload
  const { startsAt, timeZone } = meeting
  const when = startsAt && instantText(startsAt)
  const isElsewhere = timeZone !== brand.timeZone.id
  return (
    <Letter
      preview={when ? `${meeting.type}, ${when}.` : `${meeting.type}, no time yet.`}
      heading={`Consultation requested: ${meeting.name}`}
      siteUrl={siteUrl}
      reason="You get this because alerts for Consultation Requests are on in your settings."
    >
      <Facts
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
          ['Asked for', when],
          ['Their time', isElsewhere && startsAt ? instantTextIn(timeZone, startsAt) : null],
        ]}
      />
      {message && <Quote>{message}</Quote>}
      <Action href={siteUrl + adminPage.consultation(meeting.id)}>Open the request</Action>
      <Paragraph>Replying to this mail writes to {meeting.name}.</Paragraph>
    </Letter>
  )
}

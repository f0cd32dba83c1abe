import { adminPage } from '#shared/routes.ts'
import { type HostKind, hostTitleOf, hostWordOf } from '../subject-of.ts'
import {
  Action,
  DescriptionList,
  EmailLayout,
  type EmailProps,
  Paragraph,
  PlainLink,
  Quote,
} from './email-layout.tsx'
import { instantTextIn } from './instant-text.ts'
import { Place } from './meeting-email.tsx'

const calendar: Record<HostKind, string> = {
  host_booked: 'The calendar entry is attached.',
  host_changed: 'The attached entry corrects the one in your calendar.',
  host_cancelled: 'The attached entry removes it from your calendar.',
}

/** To who holds the meeting: it was booked, moved or cancelled, and by whom. */
export const HostEmail = ({ payload, siteUrl }: EmailProps<HostKind>) => {
  const { kind, meeting, company, phone, message, by, from } = payload
  const { startsAt, timeZone, terms } = meeting
  const zone = terms?.host?.timeZone ?? timeZone
  const isOff = kind === 'host_cancelled'
  return (
    <EmailLayout
      preview={startsAt ? `${instantTextIn(zone, startsAt)}.` : meeting.type}
      heading={hostTitleOf(payload)}
      siteUrl={siteUrl}
      reason="You get this because this meeting is, or was, yours to hold."
    >
      <Paragraph>
        {hostWordOf(payload)} by {by ?? meeting.name}. {calendar[kind]}
      </Paragraph>
      <DescriptionList
        facts={[
          ['When', startsAt && instantTextIn(zone, startsAt)],
          ['Was', from && from !== startsAt && !isOff ? instantTextIn(zone, from) : null],
          ['Their time', startsAt && zone !== timeZone ? instantTextIn(timeZone, startsAt) : null],
          ['Length', terms && !isOff ? `${terms.minutes} minutes` : null],
          ['Where', terms?.place && !isOff ? <Place key="place" place={terms.place} /> : null],
          ['Name', meeting.name],
          ['Company', company],
          [
            'Email',
            <PlainLink key="email" href={`mailto:${meeting.email}`}>
              {meeting.email}
            </PlainLink>,
          ],
          ['Phone', phone],
        ]}
      />
      {message && !isOff && <Quote>{message}</Quote>}
      <Action href={siteUrl + adminPage.consultation(meeting.id)}>Open the consultation</Action>
      <Paragraph>Replying to this mail writes to {meeting.name}.</Paragraph>
    </EmailLayout>
  )
}

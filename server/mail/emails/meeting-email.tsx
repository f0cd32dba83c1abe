import { brand } from '#content/brand.ts'
import { meetingPlace } from '#shared/booking/meeting-place.ts'
import type { ConsultationEvent, Meeting, ReminderTime } from '#shared/mail/payload.ts'
import { answerInWords } from '#shared/response-time.ts'
import { page } from '#shared/routes.ts'
import { bookingLinkPlace } from '../secret-links.ts'
import {
  Action,
  DescriptionList,
  EmailLayout,
  Paragraph,
  PlainLink,
  Quote,
} from './email-layout.tsx'
import { instantTextIn } from './instant-text.ts'

type Props = { event: ConsultationEvent; meeting: Meeting; siteUrl: string }

const headings: Record<ConsultationEvent, string> = {
  requested: 'We have your request for a call',
  booked: 'Your call is booked',
  scheduled: 'Your call is scheduled',
  changed: 'Your call has changed',
  cancelled: 'Your call is cancelled',
}

const sentences: Record<ConsultationEvent, (timed: boolean) => string> = {
  requested: (timed) =>
    timed
      ? `Your request has arrived. We confirm this time, or propose another one, ${answerInWords}.`
      : `Your request has arrived. We propose a time ${answerInWords}.`,
  booked: () => 'We look forward to talking with you. The calendar entry is attached.',
  scheduled: (timed) =>
    timed
      ? 'We look forward to talking with you. The calendar entry is attached.'
      : 'We look forward to talking with you, and will write again with the exact time.',
  changed: (timed) =>
    timed
      ? 'This is what is agreed now. The attached entry corrects the one in your calendar.'
      : `The time we had agreed no longer holds; the attached entry removes it from your calendar. We propose another one ${answerInWords}.`,
  cancelled: (timed) =>
    timed
      ? 'This call does not take place. The attached entry removes it from your calendar.'
      : 'The call you asked for does not take place.',
}

const reasons: Record<'requested' | 'booked', string> = {
  requested: 'You get this because this address was given when a call with us was requested.',
  booked: 'You get this because this address was given when a call with us was booked.',
}
const reasonOf = ({ terms }: Meeting) => reasons[terms?.hasPage ? 'booked' : 'requested']

/** Where a meeting is, to open or dial where that is possible. */
export const Place = ({ place }: { place: string }) => {
  const { text, href } = meetingPlace(place) ?? { text: place, href: null }
  return href ? <PlainLink href={href}>{text}</PlainLink> : text
}

/** What is agreed: the visitor's own clock first, and the host's beside it where that is another. */
function MeetingFacts({ meeting, isOff = false }: { meeting: Meeting; isOff?: boolean }) {
  const { type, startsAt, timeZone, terms } = meeting
  const hostZone = terms?.host?.timeZone ?? timeZone
  return (
    <DescriptionList
      facts={[
        ['Call', type],
        ['When', startsAt && instantTextIn(timeZone, startsAt)],
        ['Our time', startsAt && hostZone !== timeZone ? instantTextIn(hostZone, startsAt) : null],
        ['Length', terms && !isOff ? `${terms.minutes} minutes` : null],
        ['With', terms?.host?.name ?? null],
        ['Where', terms?.place && !isOff ? <Place key="place" place={terms.place} /> : null],
        ['Our number', isOff ? null : brand.phone.display],
      ]}
    />
  )
}

/** How to move or cancel it: by its page, where it has one. */
const OtherTime = ({ meeting, siteUrl }: { meeting: Meeting; siteUrl: string }) => {
  if (!meeting.terms?.hasPage || !meeting.startsAt) {
    return (
      <Paragraph>Does it not suit you? Reply to this mail and we will find another time.</Paragraph>
    )
  }
  const href = bookingLinkPlace(siteUrl)
  return (
    <>
      <Action href={href}>Choose another time or cancel</Action>
      <Paragraph>
        If the button does nothing, open this address: <PlainLink href={href} />
      </Paragraph>
    </>
  )
}

const Instructions = ({ meeting: { terms } }: { meeting: Meeting }) =>
  terms?.instructions ? <Quote>{terms.instructions}</Quote> : null

/** To the visitor: what has become of the call they asked for. */
export const MeetingEmail = ({ event, meeting, siteUrl }: Props) => (
  <EmailLayout
    preview={sentences[event](meeting.startsAt !== null)}
    heading={headings[event]}
    siteUrl={siteUrl}
    reason={reasonOf(meeting)}
  >
    <Paragraph>
      {meeting.greeting && `Hello ${meeting.greeting}. `}
      {sentences[event](meeting.startsAt !== null)}
    </Paragraph>
    <MeetingFacts meeting={meeting} isOff={event === 'cancelled'} />
    {event === 'cancelled' ? (
      <Paragraph>
        If that is a surprise, reply to this mail or{' '}
        <PlainLink href={siteUrl + page.schedule}>choose another time</PlainLink>.
      </Paragraph>
    ) : (
      <>
        <Instructions meeting={meeting} />
        <OtherTime meeting={meeting} siteUrl={siteUrl} />
      </>
    )}
  </EmailLayout>
)

const reminders: Record<ReminderTime, { heading: string; sentence: string }> = {
  day: { heading: 'Your call is coming up', sentence: 'This is to remind you of our call.' },
  hour: { heading: 'Your call begins soon', sentence: 'Our call begins soon.' },
}

type ReminderProps = { before: ReminderTime; meeting: Meeting; siteUrl: string }

/** To the visitor, a day and an hour before the call they booked. */
export const ReminderEmail = ({ before, meeting, siteUrl }: ReminderProps) => (
  <EmailLayout
    preview={
      meeting.startsAt
        ? `${meeting.type}, ${instantTextIn(meeting.timeZone, meeting.startsAt)}.`
        : meeting.type
    }
    heading={reminders[before].heading}
    siteUrl={siteUrl}
    reason={reasonOf(meeting)}
  >
    <Paragraph>
      {meeting.greeting && `Hello ${meeting.greeting}. `}
      {reminders[before].sentence}
    </Paragraph>
    <MeetingFacts meeting={meeting} />
    <Instructions meeting={meeting} />
    <OtherTime meeting={meeting} siteUrl={siteUrl} />
  </EmailLayout>
)

import { brand } from '#content/brand.ts'
import { answerInWords } from '#shared/answer-promise.ts'
import type { ConsultationEvent, Meeting } from '#shared/mail/payload.ts'
import { page } from '#shared/routes.ts'
import { instantTextIn } from './instant-text.ts'
import { Facts, Letter, Paragraph, PlainLink } from './letter.tsx'

type Props = { event: ConsultationEvent; meeting: Meeting; siteUrl: string }

const headings: Record<ConsultationEvent, string> = {
  requested: 'We have your request for a call',
  scheduled: 'Your call is scheduled',
  changed: 'Your call has changed',
  cancelled: 'Your call is cancelled',
}

const sentences: Record<ConsultationEvent, (timed: boolean) => string> = {
  requested: (timed) =>
    timed
      ? `Your request has arrived. We confirm this time, or propose another one, ${answerInWords}.`
      : `Your request has arrived. We propose a time ${answerInWords}.`,
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

/** To the visitor: what has become of the call they asked for. */
export const MeetingMessage = ({ event, meeting, siteUrl }: Props) => (
  <Letter
    preview={sentences[event](meeting.startsAt !== null)}
    heading={headings[event]}
    siteUrl={siteUrl}
    reason="You get this because this address was given when a call with us was requested."
  >
    <Paragraph>
      {meeting.greeting && `Hello ${meeting.greeting}. `}
      {sentences[event](meeting.startsAt !== null)}
    </Paragraph>
    <Facts
      facts={[
        ['Call', meeting.type],
        ['When', meeting.startsAt && instantTextIn(meeting.timeZone, meeting.startsAt)],
        ['Our number', event === 'cancelled' ? null : brand.phone.display],
      ]}
    />
    <Paragraph>
      {event === 'cancelled' ? (
        <>
          If that is a surprise, reply to this mail or{' '}
          <PlainLink href={siteUrl + page.schedule}>choose another time</PlainLink>.
        </>
      ) : (
        'Does it not suit you? Reply to this mail and we will find another time.'
      )}
    </Paragraph>
  </Letter>
)

import type { Consultation } from '#shared/consultations/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { mailHref, phoneHref } from '../records/contact-links.ts'
import { Fact, Facts, LongText, Missing, TimeFacts } from '../records/facts.tsx'
import { useConsultationActions } from './consultation-actions.ts'
import { ConsultationStatusBadge } from './consultation-badges.tsx'
import { fullMeetingTime } from './meeting-time.ts'

/** All that is known of a consultation, with the words for what is absent (admin-back-office.md §2). */
export function ConsultationFacts({ consultation }: { consultation: Consultation }) {
  const { email, company, phone, preferredDate, meetingType, message } = consultation
  return (
    <>
      <Facts>
        <Fact term="Email">
          <Link href={mailHref(email)}>{email}</Link>
        </Fact>
        <Fact term="Company">{company ?? <Missing />}</Fact>
        <Fact term="Phone">
          {phone ? <Link href={phoneHref(phone)}>{phone}</Link> : <Missing />}
        </Fact>
        <Fact term="Preferred date">
          {preferredDate ? fullMeetingTime(preferredDate) : <Missing>Flexible</Missing>}
        </Fact>
        <Fact term="Meeting type">{meetingType ?? <Missing>General consultation</Missing>}</Fact>
        <Fact term="Status">
          <StatusAndItsEnd consultation={consultation} />
        </Fact>
        <TimeFacts term="Requested" record={consultation} />
      </Facts>
      {message && (
        <>
          <h3 className="mt-5 mb-1.5 text-ink-faint text-sm">Message</h3>
          <LongText>{message}</LongText>
        </>
      )}
    </>
  )
}

/** The status and where it may go besides: a meeting is over, called off, or asked for again (design.md §4). */
function StatusAndItsEnd({ consultation }: { consultation: Consultation }) {
  const { setStatus } = useConsultationActions()
  const { status } = consultation
  const isOpen = status === 'pending' || status === 'scheduled'
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <ConsultationStatusBadge status={status} />
      {status === 'scheduled' && (
        <Button variant="quiet" size="sm" onClick={() => setStatus(consultation, 'completed')}>
          Mark Completed
        </Button>
      )}
      <Button
        variant={isOpen ? 'quietDestructive' : 'quiet'}
        size="sm"
        className="max-sm:-ml-3"
        onClick={() => setStatus(consultation, isOpen ? 'cancelled' : 'pending')}
      >
        {isOpen ? 'Cancel consultation' : 'Reopen'}
      </Button>
    </span>
  )
}

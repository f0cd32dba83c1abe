import { Mail, MailCheck, Pencil, Trash2 } from 'lucide-react'
import type { Consultation } from '#shared/consultations/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink, Link } from '#web/ui/link.tsx'
import { DetailDialog } from '../records/detail-dialog.tsx'
import {
  Fact,
  Facts,
  LongText,
  Missing,
  mailHref,
  phoneHref,
  QuarantineNote,
  TimeFacts,
} from '../records/facts.tsx'
import { SchedulingButton } from './booking-buttons.tsx'
import { useConsultationActions } from './consultation-actions.tsx'
import { ConsultationStatusBadge } from './consultation-badges.tsx'
import { consultationKind } from './consultation-queries.ts'
import { fullMeetingTime } from './meeting-time.ts'

type ConsultationDetailDialogProps = {
  id: string
  listed: Consultation | undefined
  open: boolean
  onClose: () => void
}

/** Everything about one consultation, and what can be done next. */
export function ConsultationDetailDialog(props: ConsultationDetailDialogProps) {
  return (
    <DetailDialog
      {...props}
      kind={consultationKind}
      size="lg"
      title={({ name }) => name}
      fallbackTitle="Consultation"
      description={() => null}
      footer={(consultation) => <DetailActions consultation={consultation} />}
    >
      {(consultation) => (
        <>
          <QuarantineNote reason={consultation.quarantine} />
          <ConsultationFacts consultation={consultation} />
        </>
      )}
    </DetailDialog>
  )
}

/** On a phone what comes next has a line to itself, and the others fill theirs. */
const next = 'max-sm:basis-full'
const beside = 'max-sm:flex-1'

function DetailActions({ consultation }: { consultation: Consultation }) {
  const { edit, remove, release, setStatus } = useConsultationActions()
  const { status, email, quarantine } = consultation
  const isScheduled = status === 'scheduled'
  return (
    <>
      <Button variant="quietDestructive" onClick={() => remove(consultation)}>
        <Trash2 size={16} />
        Delete
      </Button>
      <Button variant="quiet" className="mr-auto" onClick={() => edit(consultation)}>
        <Pencil size={16} />
        Edit
      </Button>
      <ButtonLink variant="secondary" href={mailHref(email)} className={beside}>
        <Mail size={16} />
        Send Email
      </ButtonLink>
      <SchedulingButton className={beside} />
      {quarantine === null ? (
        <Button
          variant={isScheduled ? 'secondary' : 'primary'}
          className={next}
          aria-disabled={isScheduled}
          onClick={() => isScheduled || setStatus(consultation, 'scheduled')}
        >
          Mark Scheduled
        </Button>
      ) : (
        <Button className={next} onClick={() => release(consultation)}>
          <MailCheck size={16} />
          Not spam
        </Button>
      )}
    </>
  )
}

/** All that is known of a consultation, with the words for what is absent (admin-back-office.md §2). */
function ConsultationFacts({ consultation }: { consultation: Consultation }) {
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

import { Mail, MailCheck, Pencil, Trash2 } from 'lucide-react'
import type { Consultation } from '#shared/consultations/schema.ts'
import { settableConsultationStatuses } from '#shared/consultations/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ButtonLink, Link } from '#web/ui/link.tsx'
import { type DetailsProps, useRecordActions } from '../lists/record-dialogs.tsx'
import { useColleagueName } from '../records/colleagues.tsx'
import {
  Description,
  DescriptionList,
  LongText,
  Missing,
  mailHref,
  OriginDescription,
  PersonDescription,
  QuarantineNote,
  TimeDescriptions,
} from '../records/description-list.tsx'
import { PhoneLink } from '../records/phone-link.tsx'
import { RecordDetails, useSettled } from '../records/record-details.tsx'
import { SchedulingButton } from './booking-buttons.tsx'
import { browserZone } from './bookings/zone-options.ts'
import { useReleaseConsultation, useSetConsultationStatus } from './consultation-actions.tsx'
import { ConsultationStatusBadge } from './consultation-badges.tsx'
import { consultationDeletion } from './consultation-form.tsx'
import { consultationResource } from './consultation-list.ts'
import { meetingRange, timeOfCaller } from './meeting-time.ts'

/** What the keys 1, 2 and 3 set. */
const keyStatuses = [...settableConsultationStatuses, 'cancelled'] as const

/** Everything about one consultation, and what can be done next. */
export function ConsultationDetails(props: DetailsProps<Consultation>) {
  const setStatus = useSetConsultationStatus().mutate
  const keyActs = keyStatuses.map((status) => (record: Consultation) => {
    if (record.quarantine === null && record.status !== status) setStatus({ record, status })
  })
  return (
    <RecordDetails
      {...props}
      keyActs={keyActs}
      deletable={consultationDeletion}
      size="lg"
      title={({ name }) => name}
      fallbackTitle="Consultation"
      footer={(consultation) => <DetailActions consultation={consultation} />}
    >
      {(consultation) => (
        <>
          <QuarantineNote reason={consultation.quarantine} />
          <Appointment consultation={consultation} />
          <ConsultationFacts consultation={consultation} />
        </>
      )}
    </RecordDetails>
  )
}

type Props = { consultation: Consultation }

/** One row holds all that is done besides, on the narrowest phone with labels of two lines. */
const small = 'h-auto min-h-9 text-xs max-sm:shrink max-sm:px-2 max-sm:whitespace-normal *:shrink-0'
const send = `${small} max-sm:[&>svg]:hidden`
const wordOnlyInDialog = 'max-sm:sr-only in-data-beside:sr-only'

function DetailActions({ consultation: now }: Props) {
  const { shown: consultation, isSettling, press } = useSettled(now)
  const { show } = useRecordActions(consultationResource)
  const release = useReleaseConsultation().mutate
  const setStatus = useSetConsultationStatus().mutate
  const { status, email, quarantine } = consultation
  const isScheduled = status === 'scheduled'
  return (
    <>
      <div className="flex flex-1 items-center gap-1.5 max-sm:col-span-2 in-data-beside:basis-full in-data-beside:px-0!">
        <Button variant="quiet" className={small} onClick={() => show('edit', consultation)}>
          <Pencil size={16} />
          <span className={wordOnlyInDialog}>Edit</span>
        </Button>
        <Button
          variant="quietDestructive"
          className={cx(small, 'mr-auto')}
          onClick={() => show('delete', consultation)}
        >
          <Trash2 size={16} />
          <span className={wordOnlyInDialog}>Delete</span>
        </Button>
        <ButtonLink variant="secondary" href={mailHref(email)} className={send}>
          <Mail size={16} />
          Send Email
        </ButtonLink>
        <SchedulingButton className={send} />
      </div>
      {quarantine === null ? (
        <div
          className={cx(
            'flex gap-2 max-sm:col-span-2 in-data-beside:basis-full in-data-beside:px-0! in-data-beside:*:last:flex-1 max-sm:*:last:flex-1',
            isScheduled && 'basis-full justify-end',
          )}
        >
          <Button
            variant={isScheduled ? 'quiet' : 'primary'}
            aria-disabled={isScheduled || isSettling}
            onClick={press(
              () => isScheduled || setStatus({ record: consultation, status: 'scheduled' }),
            )}
          >
            Mark Scheduled
          </Button>
          {isScheduled && (
            <Button
              aria-disabled={isSettling}
              onClick={press(() => setStatus({ record: consultation, status: 'completed' }))}
            >
              Mark Completed
            </Button>
          )}
        </div>
      ) : (
        <Button
          className="max-sm:col-span-2 in-data-beside:flex-1"
          aria-disabled={isSettling}
          onClick={press(() => release(consultation))}
        >
          <MailCheck size={16} />
          Not spam
        </Button>
      )}
    </>
  )
}

/** What it is about before all else: when, what for and how long; red at its edge while it is to come. */
function Appointment({ consultation }: Props) {
  const { preferredDate, meetingType, minutes, timeZone, status } = consultation
  const theirs = preferredDate && timeOfCaller(preferredDate, timeZone, browserZone())
  const isOpen = status === 'pending' || status === 'scheduled'
  return (
    <dl
      className={cx(
        'mb-5 flex flex-wrap gap-x-1 gap-y-1 border-l-2 pl-3 text-ink-soft text-sm',
        isOpen ? 'border-thread' : 'border-paper-edge',
      )}
    >
      <div className="w-full">
        <dt className="sr-only">Preferred date</dt>
        <dd className="font-semibold text-balance text-ink text-lg leading-6">
          {preferredDate ? (
            meetingRange(consultation, Date.parse(preferredDate))
          ) : (
            <Missing>Flexible</Missing>
          )}
          {theirs && <span className="block font-normal text-ink-faint text-xs">{theirs}</span>}
        </dd>
      </div>
      <div>
        <dt className="sr-only">Meeting type</dt>
        <dd>{meetingType ?? <Missing>General consultation</Missing>}</dd>
      </div>
      {minutes !== null && (
        <div className="before:content-['·_'] *:inline">
          <dt className="sr-only">Length</dt>
          <dd>{minutes} minutes</dd>
        </div>
      )}
    </dl>
  )
}

/** All else that is known of a consultation, with the words for what is absent (admin-back-office.md §2). */
function ConsultationFacts({ consultation }: Props) {
  const { email, company, phone, message } = consultation
  return (
    <>
      <DescriptionList>
        <Description term="Email">
          <Link href={mailHref(email)}>{email}</Link>
        </Description>
        <Description term="Company">{company ?? <Missing />}</Description>
        <Description term="Phone">
          {phone ? <PhoneLink>{phone}</PhoneLink> : <Missing />}
        </Description>
        <BookingDescriptions consultation={consultation} />
        <Description term="Status">
          <StatusAndItsEnd consultation={consultation} />
        </Description>
        <OriginDescription origin={consultation.origin} />
        <PersonDescription id={consultation.personId} />
        <TimeDescriptions term="Requested" record={consultation} />
      </DescriptionList>
      {message && (
        <>
          <h3 className="mt-5 mb-1.5 text-ink-faint text-sm">Message</h3>
          <LongText>{message}</LongText>
        </>
      )}
    </>
  )
}

/** Who holds it and why they do, and where; a request that is not agreed has no host to name. */
function BookingDescriptions({ consultation }: Props) {
  const { hostId, hostReason, place, status } = consultation
  const host = useColleagueName(hostId)
  const isAgreed = status === 'scheduled' || status === 'completed'
  return (
    <>
      {(host || (isAgreed && !hostId)) && (
        <Description term="Host">
          {host ?? <Missing>{status === 'completed' ? 'Nobody' : 'Nobody yet'}</Missing>}
          {hostReason && <span className="block text-ink-faint text-xs">{hostReason}</span>}
        </Description>
      )}
      {place && (
        <Description term="Place">
          {/^https:\/\//.test(place) ? (
            <Link external href={place}>
              {place}
            </Link>
          ) : (
            place
          )}
        </Description>
      )}
    </>
  )
}

/** The status and where it may go besides: a meeting is over, called off, or asked for again (design.md §4). */
function StatusAndItsEnd({ consultation: now }: Props) {
  const { shown: consultation, isSettling, press } = useSettled(now)
  const setStatus = useSetConsultationStatus().mutate
  const { status } = consultation
  const isOpen = status === 'pending' || status === 'scheduled'
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <ConsultationStatusBadge status={now.status} />
      <Button
        variant={isOpen ? 'quietDestructive' : 'quiet'}
        size="sm"
        className="max-sm:-ml-3"
        aria-disabled={isSettling}
        onClick={press(() =>
          setStatus({ record: consultation, status: isOpen ? 'cancelled' : 'pending' }),
        )}
      >
        {isOpen ? 'Cancel consultation' : 'Reopen'}
      </Button>
    </span>
  )
}

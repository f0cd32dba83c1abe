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
          <ConsultationFacts consultation={consultation} />
        </>
      )}
    </RecordDetails>
  )
}

/** Half of a phone's width holds the longer of two labels with its icon, on the narrowest in two lines. */
const narrowOnPhone = 'max-sm:px-2.5 max-sm:text-xs max-sm:whitespace-normal *:shrink-0'

function DetailActions({ consultation: now }: { consultation: Consultation }) {
  const { shown: consultation, isSettling, press } = useSettled(now)
  const { show } = useRecordActions(consultationResource)
  const release = useReleaseConsultation().mutate
  const setStatus = useSetConsultationStatus().mutate
  const { status, email, quarantine } = consultation
  const isScheduled = status === 'scheduled'
  return (
    <>
      <Button variant="quietDestructive" onClick={() => show('delete', consultation)}>
        <Trash2 size={16} />
        <span className="in-data-beside:sr-only">Delete</span>
      </Button>
      <Button variant="quiet" className="mr-auto" onClick={() => show('edit', consultation)}>
        <Pencil size={16} />
        <span className="in-data-beside:sr-only">Edit</span>
      </Button>
      <ButtonLink variant="secondary" href={mailHref(email)} className={narrowOnPhone}>
        <Mail size={16} />
        Send Email
      </ButtonLink>
      <SchedulingButton className={narrowOnPhone} />
      {quarantine === null ? (
        // Two of them have a row of their own, so that neither falls alone into one.
        <div
          className={cx(
            'flex justify-end gap-2 max-sm:contents in-data-beside:flex-1 in-data-beside:px-0! in-data-beside:*:flex-1 max-sm:*:w-full max-sm:*:only:col-span-2',
            isScheduled && 'sm:basis-full',
          )}
        >
          <Button
            variant={isScheduled ? 'secondary' : 'primary'}
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
        <Button aria-disabled={isSettling} onClick={press(() => release(consultation))}>
          <MailCheck size={16} />
          Not spam
        </Button>
      )}
    </>
  )
}

/** All that is known of a consultation, with the words for what is absent (admin-back-office.md §2). */
function ConsultationFacts({ consultation }: { consultation: Consultation }) {
  const { email, company, phone, preferredDate, meetingType, message, timeZone } = consultation
  const theirs = preferredDate && timeOfCaller(preferredDate, timeZone, browserZone())
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
        <Description term="Preferred date">
          {preferredDate ? (
            meetingRange(consultation, Date.parse(preferredDate))
          ) : (
            <Missing>Flexible</Missing>
          )}
          {theirs && <span className="block text-ink-faint text-xs">{theirs}</span>}
        </Description>
        <Description term="Meeting type">
          {meetingType ?? <Missing>General consultation</Missing>}
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

/** Who holds it and why they do, how long and where; a request that is not agreed has no host to name. */
function BookingDescriptions({ consultation }: { consultation: Consultation }) {
  const { hostId, hostReason, minutes, place, status } = consultation
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
      {minutes !== null && <Description term="Length">{minutes} minutes</Description>}
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
function StatusAndItsEnd({ consultation: now }: { consultation: Consultation }) {
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

import { Mail, MailCheck } from 'lucide-react'
import { whenInParts } from '#shared/booking/when.ts'
import type { Consultation } from '#shared/consultations/schema.ts'
import {
  consultationStatuses,
  consultationStatusLabels,
  settableConsultationStatuses,
} from '#shared/consultations/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { choicesOf } from '#web/ui/field.tsx'
import { ButtonLink, Link } from '#web/ui/link.tsx'
import type { DetailsProps } from '../lists/record-dialogs.tsx'
import { ChoiceMenu } from '../records/choice-menu.tsx'
import { useColleagueName } from '../records/colleagues.tsx'
import {
  Description,
  FactColumns,
  Foremost,
  Message,
  Missing,
  mailHref,
  OriginDescription,
  PersonDescription,
  QuarantineNote,
  TimeDescriptions,
} from '../records/description-list.tsx'
import { PhoneLink } from '../records/phone-link.tsx'
import { RecordDetails, RecordFooter, useSettled } from '../records/record-details.tsx'
import { SchedulingButton } from './booking-buttons.tsx'
import { browserZone } from './bookings/zone-options.ts'
import { useReleaseConsultation, useSetConsultationStatus } from './consultation-actions.tsx'
import { ConsultationStatusBadge } from './consultation-badges.tsx'
import { consultationDeletion } from './consultation-form.tsx'
import { consultationResource } from './consultation-list.ts'
import { endOf, timeOfCaller } from './meeting-time.ts'

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
      title={({ name }) => name}
      description={(consultation) => <Status consultation={consultation} />}
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

function DetailActions({ consultation: now }: Props) {
  const { shown: consultation, isSettling, press } = useSettled(now)
  const release = useReleaseConsultation().mutate
  const setStatus = useSetConsultationStatus().mutate
  const { status, email, quarantine } = consultation
  const isScheduled = status === 'scheduled'
  return (
    <RecordFooter
      resource={consultationResource}
      record={consultation}
      above={
        <>
          <ButtonLink variant="secondary" className="text-xs" href={mailHref(email)}>
            <Mail size={16} />
            Send Email
          </ButtonLink>
          <SchedulingButton className="text-xs" />
        </>
      }
    >
      {quarantine === null ? (
        <>
          <Button
            variant={isScheduled ? 'quiet' : status === 'pending' ? 'primary' : 'secondary'}
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
        </>
      ) : (
        <Button aria-disabled={isSettling} onClick={press(() => release(consultation))}>
          <MailCheck size={16} />
          Not spam
        </Button>
      )}
    </RecordFooter>
  )
}

/** What it is about before all else: when, as a visitor picked it, what for, how long and with whom. */
function Appointment({ consultation }: Props) {
  const { preferredDate, meetingType, minutes, timeZone, status, hostId } = consultation
  const host = useColleagueName(hostId)
  const theirs = preferredDate && timeOfCaller(preferredDate, timeZone, browserZone())
  const nobody = { scheduled: 'no host yet', completed: 'no host', pending: null, cancelled: null }
  const who = host ? `with ${host}` : hostId ? null : nobody[status]
  return (
    <Foremost isOpen={status === 'pending' || status === 'scheduled'}>
      <dl className="flex flex-wrap gap-x-1 gap-y-1 text-ink-soft text-sm">
        <div className="w-full">
          <dt className="sr-only">Preferred date</dt>
          <dd className="font-semibold text-balance text-ink text-lg leading-6">
            {preferredDate ? (
              <When start={preferredDate} end={endOf(consultation, Date.parse(preferredDate))} />
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
        {who && (
          <div className="before:content-['·_'] *:inline">
            <dt className="sr-only">Host</dt>
            <dd>{who}</dd>
          </div>
        )}
      </dl>
    </Foremost>
  )
}

/** The day, and under it from when to when on the reader's own clock. */
function When({ start, end }: { start: string; end: number }) {
  const { date, time, zone } = whenInParts(
    { start, end: new Date(end).toISOString() },
    browserZone(),
  )
  return (
    <>
      {date}
      <span className="block">
        {time} <span className="font-normal text-ink-faint text-xs">{zone}</span>
      </span>
    </>
  )
}

/** All else that is known of a consultation, with the words for what is absent (admin-back-office.md §2). */
function ConsultationFacts({ consultation }: Props) {
  const { email, company, phone, message } = consultation
  return (
    <>
      {message && (
        <Foremost isOpen={false}>
          <Message>{message}</Message>
        </Foremost>
      )}
      <FactColumns>
        <Description term="Email" wide>
          <Link href={mailHref(email)}>{email}</Link>
        </Description>
        <Description term="Company">{company ?? <Missing />}</Description>
        <Description term="Phone">
          {phone ? <PhoneLink>{phone}</PhoneLink> : <Missing />}
        </Description>
        <BookingDescriptions consultation={consultation} />
        <OriginDescription origin={consultation.origin} />
        <TimeDescriptions term="Requested" record={consultation} />
        <PersonDescription id={consultation.personId} />
      </FactColumns>
    </>
  )
}

/** Why its host holds it, and where. */
function BookingDescriptions({ consultation: { hostReason, place } }: Props) {
  return (
    <>
      {hostReason && <Description term="Why this host">{hostReason}</Description>}
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

const statuses = choicesOf(consultationStatuses, consultationStatusLabels)

/** The status, changed where it stands; of what was set aside it is only read. */
function Status({ consultation }: Props) {
  const setStatus = useSetConsultationStatus().mutateAsync
  const badge = <ConsultationStatusBadge status={consultation.status} />
  if (consultation.quarantine !== null) return badge
  return (
    <ChoiceMenu
      label="Status"
      options={statuses}
      value={consultation.status}
      onChoose={(status) => setStatus({ record: consultation, status })}
    >
      {badge}
    </ChoiceMenu>
  )
}

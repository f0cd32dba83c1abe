import { Check, Minus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { isBlank } from '#shared/blank.ts'
import { confidenceWeights, type ParsedMeeting } from '#shared/booking-reader/text/meeting.ts'
import {
  type SyncDraft,
  type SyncField as SyncFieldName,
  syncRequest,
} from '#shared/booking-reader/text/sync-draft.ts'
import { localOf } from '#shared/calendar/zoned-time.ts'
import { meetingTypes } from '#shared/consultations/vocabulary.ts'
import { cx } from '#web/ui/cx.ts'
import { Field, Input, NativeSelect, Textarea } from '#web/ui/field.tsx'
import { HostField } from '../bookings/host-field.tsx'
import { browserZone, ownTimeHint, zoneOptions } from '../bookings/zone-options.ts'
import { type Source, sourcesOf } from './sources.ts'
import type { TextSync } from './use-text-sync.ts'

const statusOptions = [
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'cancelled', label: 'Cancelled' },
]
const typeOptions = meetingTypes.map((type) => ({ value: type, label: type }))

type SyncFieldsProps = {
  sync: TextSync
  meeting: ParsedMeeting
  draft: SyncDraft
  onActive: (field: SyncFieldName | null) => void
}

/** What was read, each part to be checked and changed before it is synced. */
export function SyncFields({ sync, meeting, draft, onActive }: SyncFieldsProps) {
  const { errors, edits, edit } = sync
  const sources = sourcesOf(sync.text, meeting)
  const about = (field: SyncFieldName) => ({
    field,
    source: sources[field],
    edited: edits[field] !== undefined,
    onActive,
  })
  const text = (field: 'name' | 'email' | 'company' | 'phone' | 'local') => ({
    value: draft[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => edit(field, event.target.value),
  })
  const standIn = isBlank(draft.name) ? 'The e-mail address stands in for it.' : null
  return (
    <div className="grid gap-x-4 gap-y-3.5 sm:grid-cols-2">
      <SyncField {...about('name')} label="Name" error={errors.name} note={standIn}>
        <Input {...text('name')} />
      </SyncField>
      <SyncField {...about('email')} label="Email" error={errors.email}>
        <Input type="email" {...text('email')} />
      </SyncField>
      <SyncField {...about('company')} label="Company" error={errors.company}>
        <Input {...text('company')} />
      </SyncField>
      <SyncField {...about('phone')} label="Phone" error={errors.phone}>
        <Input type="tel" {...text('phone')} />
      </SyncField>
      <SyncField
        {...about('local')}
        label="Date and time"
        error={errors.preferredDate}
        note={ownTimeHint(draft.local, draft.timeZone, browserZone())}
      >
        <Input type="datetime-local" {...text('local')} />
      </SyncField>
      <SyncField {...about('timeZone')} label="Time zone" error={errors.timeZone}>
        <NativeSelect
          options={zoneOptions([draft.timeZone, browserZone()])}
          value={draft.timeZone}
          onChange={(event) => edit('timeZone', event.target.value)}
        />
      </SyncField>
      <SyncField {...about('meetingType')} label="Meeting type" error={errors.meetingType}>
        <NativeSelect
          options={typeOptions}
          value={draft.meetingType}
          onChange={(event) => {
            const type = meetingTypes.find((known) => known === event.target.value)
            if (type) edit('meetingType', type)
          }}
        />
      </SyncField>
      {meeting.cancelled && (
        <SyncField {...about('status')} label="Status">
          <NativeSelect
            options={statusOptions}
            value={draft.status}
            onChange={(event) =>
              edit('status', event.target.value === 'cancelled' ? 'cancelled' : 'scheduled')
            }
          />
        </SyncField>
      )}
      <SyncField
        {...about('notes')}
        label="Notes of the invitee"
        error={errors.message}
        className="sm:col-span-2"
      >
        <Textarea
          rows={2}
          value={draft.notes}
          onChange={(event) => edit('notes', event.target.value)}
        />
      </SyncField>
      {draft.status === 'scheduled' && (
        <HostField
          className="sm:col-span-2"
          hostId={sync.hostId}
          type={draft.meetingType}
          start={syncRequest(draft, meeting.when).preferredDate ?? null}
          consultationId={sync.known?.id}
          error={sync.hostError}
          onChoose={sync.chooseHost}
          onTime={(start) => edit('local', localOf(start, draft.timeZone))}
        />
      )}
      {sync.overlap.isOffered && <MayOverlap overlap={sync.overlap} />}
    </div>
  )
}

/** What was agreed elsewhere may stand beside another meeting, where a person says so. */
function MayOverlap({ overlap: { isAllowed, allow } }: { overlap: TextSync['overlap'] }) {
  const hintId = useId()
  return (
    <div className="sm:col-span-2">
      <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="tick-box size-4 shrink-0"
          aria-describedby={hintId}
          checked={isAllowed}
          onChange={({ target }) => allow(target.checked)}
        />
        Keep it although it overlaps another meeting
      </label>
      <p id={hintId} className="pl-6 text-ink-faint text-xs">
        For what was booked elsewhere and stands. Both meetings stay as they are.
      </p>
    </div>
  )
}

type SyncFieldProps = {
  field: SyncFieldName
  label: string
  source: Source
  edited: boolean
  error?: string | undefined
  /** A sentence of the field's own, beside where it comes from. */
  note?: string | null
  className?: string
  onActive: (field: SyncFieldName | null) => void
  children: ReactNode
}

/** A field that says where in the text it comes from, and shows it there while it is pointed at. */
function SyncField(props: SyncFieldProps) {
  const { field, label, source, edited, error, note, className, onActive, children } = props
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows what the hint says in words.
    <div
      className={className}
      onFocus={() => onActive(field)}
      onBlur={() => onActive(null)}
      onPointerEnter={() => onActive(field)}
      onPointerLeave={() => onActive(null)}
    >
      <Field
        label={label}
        error={error}
        hint={
          <>
            {edited ? 'Changed by you.' : source.place}
            {!edited && source.quote && <span className="md:hidden"> {source.quote}</span>}
            {note && ` ${note}`}
            {!edited && source.doubt && (
              <span className="font-medium text-yellow"> {source.doubt}</span>
            )}
          </>
        }
      >
        {children}
      </Field>
    </div>
  )
}

/** How much of a meeting was read: 30 for the name, 40 for the address, 30 for the date. */
export function Confidence({ meeting }: { meeting: ParsedMeeting }) {
  const { confidence } = meeting
  const parts = [
    { label: 'Name', points: meeting.name?.confidence ?? 0, of: confidenceWeights.name },
    { label: 'Email', points: meeting.email?.confidence ?? 0, of: confidenceWeights.email },
    { label: 'Date', points: meeting.when?.confidence ?? 0, of: confidenceWeights.date },
  ]
  return (
    <div className="rounded-md bg-paper px-3 py-2.5">
      <div className="flex items-center gap-3">
        <p className="font-medium text-sm">
          Confidence <span className="tabular-nums">{confidence}%</span>
        </p>
        <div aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-paper-edge">
          <div
            className={cx(
              'h-full rounded-full transition-[width] duration-200',
              confidence === 100 ? 'bg-green' : 'bg-yellow',
            )}
            style={{ width: `${confidence}%` }}
          />
        </div>
      </div>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 text-ink-soft text-xs">
        {parts.map(({ label, points, of }) => (
          <li key={label} className="flex items-center gap-1 tabular-nums">
            {points > 0 ? (
              <Check size={13} className="text-green" aria-label="found" />
            ) : (
              <Minus size={13} className="text-ink-faint" aria-label="not found" />
            )}
            {label} {points} of {of}
          </li>
        ))}
      </ul>
    </div>
  )
}

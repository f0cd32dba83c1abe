import type { ParsedMeeting } from '#shared/booking-reader/text/meeting.ts'
import type {
  SyncDraft,
  SyncField as SyncFieldName,
} from '#shared/booking-reader/text/sync-draft.ts'
import { meetingTypes } from '#shared/consultations/vocabulary.ts'
import { Input, NativeSelect, Textarea } from '#web/ui/field.tsx'
import { ownTimeHint } from '../bookings/own-time.ts'
import { browserZone, zoneOptions } from '../bookings/zone-options.ts'
import { sourcesOf } from './sources.ts'
import { SyncField } from './sync-field.tsx'
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
  const standIn = draft.name.trim() === '' ? 'The e-mail address stands in for it.' : null
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
    </div>
  )
}

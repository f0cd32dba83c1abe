import { useMemo, useState } from 'react'
import type { SyncField } from '#shared/booking-reader/text/sync-draft.ts'
import { Field } from '#web/ui/field.tsx'
import { Confidence } from './confidence.tsx'
import { PastedText } from './pasted-text.tsx'
import { marksOf, segmentsOf } from './sources.ts'
import { SyncFields } from './sync-fields.tsx'
import type { TextSync } from './use-text-sync.ts'

/** Text/Email Parser: the pasted text on one side, what was read from it on the other. */
export function TextTab({ sync }: { sync: TextSync }) {
  const { text, problem, meeting, current, draft } = sync
  const [active, setActive] = useState<SyncField | null>(null)
  const segments = useMemo(
    () => segmentsOf(text, current && meeting ? marksOf(meeting) : []),
    [text, current, meeting],
  )
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <Field
        label="Pasted text"
        error={text !== '' && problem !== null ? problem : undefined}
        hint="What is marked was read from the text."
      >
        <PastedText text={text} onChange={sync.paste} segments={segments} active={active} />
      </Field>
      {meeting && draft ? (
        <section aria-label="What was read" className="flex flex-col gap-4">
          <Confidence meeting={meeting} />
          <SyncFields sync={sync} meeting={meeting} draft={draft} onActive={setActive} />
        </section>
      ) : (
        <NothingRead unread={sync.unread} />
      )}
    </div>
  )
}

function NothingRead({ unread }: { unread: boolean }) {
  return (
    <div className="grid place-items-center rounded-md border border-paper-edge border-dashed px-6 py-10 text-center">
      <p className="max-w-xs text-balance text-ink-soft text-sm">
        {unread
          ? 'The reader could not be loaded. Close this dialog and open it again, or use Add Booking.'
          : 'Name, address, time with its zone, phone, company and notes are read as soon as the text is there.'}
      </p>
    </div>
  )
}

import { useEffect, useMemo, useRef, useState } from 'react'
import type { SyncField } from '#shared/booking-reader/text/sync-draft.ts'
import { cx } from '#web/ui/cx.ts'
import { Field, Textarea } from '#web/ui/field.tsx'
import { knownSentence } from './known-words.ts'
import { highlightsOf, type Segment, segmentsOf } from './sources.ts'
import { Confidence, SyncFields } from './sync-fields.tsx'
import type { TextSync } from './use-text-sync.ts'

/** Text/Email Parser: the pasted text on one side, what was read from it on the other. */
export function TextTab({ sync }: { sync: TextSync }) {
  const { text, problem, meeting, current, draft } = sync
  const [active, setActive] = useState<SyncField | null>(null)
  const segments = useMemo(
    () => segmentsOf(text, current && meeting ? highlightsOf(meeting) : []),
    [text, current, meeting],
  )
  return (
    <div className="text-tab grid gap-x-6 gap-y-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <Field
        label="Pasted text"
        error={text !== '' && problem !== null ? problem : undefined}
        hint="What is marked was read from the text."
      >
        <PastedText text={text} onChange={sync.paste} segments={segments} active={active} />
      </Field>
      {meeting && draft ? (
        <section aria-label="What was read" className="text-tab-read flex flex-col gap-4">
          <Confidence meeting={meeting} />
          <p
            role="status"
            className="rounded-md border border-yellow/40 bg-yellow-tint/50 px-3 py-2 text-sm empty:hidden"
          >
            {sync.known && knownSentence(sync.known, draft.timeZone)}
          </p>
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

type PastedTextProps = {
  text: string
  /** `anew`: the text was pasted in place of all there was. */
  onChange: (text: string, anew: boolean) => void
  segments: readonly Segment[]
  /** The field whose place stands out. */
  active: SyncField | null
}

/**
 * The pasted text, with what was read from it marked: the highlights lie in a copy of the text right
 * behind the field, which scrolls with it. The place of the active field scrolls into sight.
 */
function PastedText({ text, onChange, segments, active }: PastedTextProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const copy = useRef<HTMLDivElement>(null)
  const overAll = useRef(false)

  const follow = () => {
    if (copy.current && field.current) copy.current.scrollTop = field.current.scrollTop
  }
  useEffect(() => {
    const mark = active && copy.current?.querySelector<HTMLElement>('[data-active]')
    if (!mark || !field.current) return
    const { clientHeight, scrollTop } = field.current
    const above = mark.offsetTop < scrollTop
    const below = mark.offsetTop + mark.offsetHeight > scrollTop + clientHeight
    if (above || below) field.current.scrollTop = mark.offsetTop - clientHeight / 3
  }, [active])

  return (
    <div className="relative min-h-40 flex-1">
      <div ref={copy} aria-hidden="true" className="pasted-copy">
        {segments.map((segment) => {
          const isActive = active !== null && segment.fields.includes(active)
          if (segment.fields.length === 0) return segment.text
          return (
            <mark
              key={segment.start}
              data-active={isActive || undefined}
              className={cx(
                'rounded-[3px] text-transparent transition-colors',
                isActive ? 'bg-thread/35' : 'bg-yellow-tint',
              )}
            >
              {segment.text}
            </mark>
          )
        })}
        {/* A field has a line after its last break, where a block has none: both scroll as far. */}
        {'\n'}
      </div>
      <Textarea
        ref={field}
        rows={8}
        value={text}
        onPaste={({ currentTarget: { selectionStart, selectionEnd, value } }) => {
          overAll.current = selectionStart === 0 && selectionEnd === value.length
        }}
        onChange={({ target: { value }, nativeEvent }) => {
          const pasted = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste'
          onChange(value, pasted && overAll.current)
        }}
        onScroll={follow}
        spellCheck={false}
        autoComplete="off"
        placeholder="Paste a confirmation, an invitation or a whole e-mail"
        className="pasted-field"
      />
    </div>
  )
}

/**
 * Whether a text that was changed in one go is another one, and no longer the one before with a
 * part put in, taken out or exchanged: less than half of what was there still stands at its ends.
 */
export function isAnotherText(before: string, after: string): boolean {
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return head + tail < before.length / 2
}

import { useEffect, useRef } from 'react'
import type { SyncField } from '#shared/booking-reader/text/sync-draft.ts'
import { cx } from '#web/ui/cx.ts'
import { Textarea } from '#web/ui/field.tsx'
import type { Segment } from './sources.ts'

type PastedTextProps = {
  text: string
  /** `anew`: the text was pasted in place of all there was. */
  onChange: (text: string, anew: boolean) => void
  segments: readonly Segment[]
  /** The field whose place stands out. */
  active: SyncField | null
}

/**
 * The pasted text, with what was read from it marked: the marks lie in a copy of the text right
 * behind the field, which scrolls with it. The place of the active field scrolls into sight.
 */
export function PastedText({ text, onChange, segments, active }: PastedTextProps) {
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
    <div className="pasted relative min-h-40 flex-1">
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

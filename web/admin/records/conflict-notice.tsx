import { useId, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { When } from '../shell/when.tsx'
import type { ChangedBy, FieldConflict, Side } from './update-record.ts'

/** What has happened is read out, and scrolled to, before anything else. */
const focus = (heading: HTMLElement | null) => heading?.focus()

const headingOf = (changedBy: ChangedBy, noun: string) =>
  changedBy?.isYou
    ? `You changed this ${noun} in another window while editing it here`
    : `${changedBy?.name ?? 'Somebody else'} changed this ${noun} while you were editing it`

type ConflictNoticeProps<Field extends string> = {
  /** As it stands in a sentence: `lead`. */
  noun: string
  changedBy: ChangedBy
  changedAt: string
  fields: FieldConflict<Field>[]
  labels: Record<Field, string>
  /** A value as people read it. */
  show: (field: Field, value: string) => string
  onKeep: (conflict: FieldConflict<Field>, side: Side) => void
}

/** What somebody else changed while the form was open, field by field, with the choice of each. */
export function ConflictNotice<Field extends string>(props: ConflictNoticeProps<Field>) {
  const { noun, changedBy, changedAt, fields } = props
  return (
    <section className="mb-5 rounded-md border border-yellow/40 bg-yellow-tint/50 p-4 text-sm">
      <h3 ref={focus} tabIndex={-1} className="font-semibold outline-none">
        {headingOf(changedBy, noun)}
      </h3>
      <p className="mt-0.5 mb-3 text-ink-soft">
        {changedBy?.isYou ? 'That' : 'Their'} change was saved <When at={changedAt} />. Choose what
        to keep in each field, then save again. Nothing you typed is lost.
      </p>
      <div className="flex flex-col gap-3">
        {fields.map((conflict) => (
          <ConflictField key={conflict.field} conflict={conflict} {...props} />
        ))}
      </div>
    </section>
  )
}

type ConflictFieldProps<Field extends string> = ConflictNoticeProps<Field> & {
  conflict: FieldConflict<Field>
}

function ConflictField<Field extends string>(props: ConflictFieldProps<Field>) {
  const { conflict, labels, show, onKeep } = props
  const [kept, setKept] = useState(conflict.keep)
  const name = useId()
  const choose = (side: Side) => {
    setKept(side)
    onKeep(conflict, side)
  }
  const read = (side: Side | 'opened') => {
    const value = conflict[side]
    if (value === '') return <span className="text-ink-faint">empty</span>
    return (
      <span className={cx('wrap-anywhere whitespace-pre-wrap', side !== 'opened' && longText)}>
        {show(conflict.field, value)}
      </span>
    )
  }
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{labels[conflict.field]}</legend>
      <p className="mb-1.5 text-ink-soft text-xs">When you opened it: {read('opened')}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        {(['theirs', 'mine'] as const).map((side) => (
          <label
            key={side}
            className={cx(
              'flex cursor-pointer items-start gap-2 rounded-md border bg-card px-3 py-2',
              kept === side ? 'border-ink' : 'border-paper-edge hover:border-ink-faint',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={kept === side}
              onChange={() => choose(side)}
              className="mt-1 accent-thread"
            />
            <span className="min-w-0">
              <span className="block text-ink-faint text-xs">
                {side === 'theirs' ? 'Keep theirs' : 'Keep mine'}
              </span>
              {read(side)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const longText = 'block max-h-40 overflow-y-auto'

import { useId, useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import type { ChangedBy } from './record-answer.ts'
import { type Fields, FieldText, type RecordField } from './record-form.tsx'

/** A field that somebody else changed while it was being edited here. */
export type FieldConflict<Field extends string> = {
  field: Field
  /** What it was when the form was opened, what it is now, and what the form says; '' for nothing. */
  opened: string
  theirs: string
  mine: string
  /** What is kept unless the person chooses: mine where both changed it, theirs where only they did. */
  keep: Side
}

export type Side = 'theirs' | 'mine'

/**
 * Those of `fields` in which `current` differs both from `opened` and from the form. Fields that
 * only the form changed, or that both changed alike, need no question.
 */
export function findConflicts<Field extends string>(
  fields: readonly Field[],
  opened: Fields<Field>,
  current: Fields<Field>,
  form: Fields<Field>,
): FieldConflict<Field>[] {
  return fields.flatMap((field) => {
    const before = opened[field] ?? ''
    const theirs = current[field] ?? ''
    const mine = form[field] ?? ''
    if (theirs === before || theirs === mine) return []
    const keep: Side = mine === before ? 'theirs' : 'mine'
    return [{ field, opened: before, theirs, mine, keep }]
  })
}

/** What has happened is read out, and scrolled to, before anything else. */
const focus = (heading: HTMLElement | null) => heading?.focus()

const headingOf = (changedBy: ChangedBy, noun: string) =>
  changedBy?.isYou
    ? `You changed this ${noun} in another window while editing it here`
    : `${changedBy?.name ?? 'Somebody else'} changed this ${noun} while you were editing it`

type ConflictNoticeProps<Name extends string, Row> = {
  /** As it stands in a sentence: `lead`. */
  noun: string
  changedBy: ChangedBy
  /** The record as it stands now. */
  current: Row
  conflicts: FieldConflict<Name>[]
  fields: readonly RecordField<Name, Row>[]
  onKeep: (conflict: FieldConflict<Name>, side: Side) => void
}

/** What somebody else changed while the form was open, field by field, with the choice of each. */
export function ConflictNotice<Name extends string, Row extends { updatedAt: string }>(
  props: ConflictNoticeProps<Name, Row>,
) {
  const { noun, changedBy, current, conflicts, fields, onKeep } = props
  return (
    <section className="mb-5 rounded-md border border-yellow/40 bg-yellow-tint/50 p-4 text-sm">
      <h3 ref={focus} tabIndex={-1} className="font-semibold outline-none">
        {headingOf(changedBy, noun)}
      </h3>
      <p className="mt-0.5 mb-3 text-ink-soft">
        {changedBy?.isYou ? 'That' : 'Their'} change was saved{' '}
        <RelativeTime at={current.updatedAt} />. Choose what to keep in each field, then save again.
        Nothing you typed is lost.
      </p>
      <div className="flex flex-col gap-3">
        {conflicts.map((conflict) => {
          const field = fields.find(({ name }) => name === conflict.field)
          return (
            field && (
              <ConflictField
                key={field.name}
                conflict={conflict}
                field={field}
                current={current}
                onKeep={onKeep}
              />
            )
          )
        })}
      </div>
    </section>
  )
}

type ConflictFieldProps<Name extends string, Row> = {
  conflict: FieldConflict<Name>
  field: RecordField<Name, Row>
  current: Row
  onKeep: (conflict: FieldConflict<Name>, side: Side) => void
}

function ConflictField<Name extends string, Row>(props: ConflictFieldProps<Name, Row>) {
  const { conflict, field, current, onKeep } = props
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
        <FieldText field={field} value={value} record={current} />
      </span>
    )
  }
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{field.label}</legend>
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
              className="tick-box mt-0.5 size-4 shrink-0"
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

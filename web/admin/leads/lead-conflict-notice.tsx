import { useId, useState } from 'react'
import { leadPriorities, leadPriorityLabels } from '#shared/leads/vocabulary.ts'
import { cx } from '#web/ui/cx.ts'
import { When } from '../shell/when.tsx'
import type { FieldConflict, LeadField } from './lead-conflict.ts'

const fieldLabels: Record<LeadField, string> = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  message: 'Message',
  priority: 'Priority',
}

/** What has happened is read out, and scrolled to, before anything else. */
const focus = (heading: HTMLElement | null) => heading?.focus()

type LeadConflictNoticeProps = {
  changedAt: string
  fields: FieldConflict[]
  onKeep: (conflict: FieldConflict, keep: 'theirs' | 'mine') => void
}

/** What somebody else changed while the form was open, field by field, with the choice of each. */
export function LeadConflictNotice({ changedAt, fields, onKeep }: LeadConflictNoticeProps) {
  return (
    <section className="mb-5 rounded-md border border-yellow/40 bg-yellow-tint/50 p-4 text-sm">
      <h3 ref={focus} tabIndex={-1} className="font-semibold outline-none">
        Somebody else changed this lead while you were editing it
      </h3>
      <p className="mt-0.5 mb-3 text-ink-soft">
        Their change was saved <When at={changedAt} />. Choose what to keep in each field, then save
        again. Nothing you typed is lost.
      </p>
      <div className="flex flex-col gap-3">
        {fields.map((conflict) => (
          <ConflictField key={conflict.field} conflict={conflict} onKeep={onKeep} />
        ))}
      </div>
    </section>
  )
}

type ConflictFieldProps = {
  conflict: FieldConflict
  onKeep: LeadConflictNoticeProps['onKeep']
}

function ConflictField({ conflict, onKeep }: ConflictFieldProps) {
  const [kept, setKept] = useState(conflict.keep)
  const name = useId()
  const choose = (keep: 'theirs' | 'mine') => {
    setKept(keep)
    onKeep(conflict, keep)
  }
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{fieldLabels[conflict.field]}</legend>
      <p className="mb-1.5 text-ink-soft text-xs">
        When you opened it: <Value conflict={conflict} of="opened" />
      </p>
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
              <Value conflict={conflict} of={side} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const longText = 'block max-h-40 overflow-y-auto'

function Value({ conflict, of }: { conflict: FieldConflict; of: 'opened' | 'theirs' | 'mine' }) {
  const value = conflict[of]
  if (value === '') return <span className="text-ink-faint">empty</span>
  const priority = leadPriorities.find((each) => each === value)
  const isPriority = conflict.field === 'priority' && priority
  return (
    <span className={cx('wrap-anywhere whitespace-pre-wrap', of !== 'opened' && longText)}>
      {isPriority ? leadPriorityLabels[priority] : value}
    </span>
  )
}

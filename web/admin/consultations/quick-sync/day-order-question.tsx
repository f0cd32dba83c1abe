import { useId } from 'react'
import type { DayOrder } from '#shared/booking-reader/csv/file-settings.ts'
import { counted } from './csv-words.ts'

type DayOrderQuestionProps = {
  order: DayOrder
  answer: boolean | undefined
  onAnswer: (dayFirst: boolean) => void
}

const answers = [
  { dayFirst: true, label: 'The day', form: 'day/month/year' },
  { dayFirst: false, label: 'The month', form: 'month/day/year' },
]

/** Asked where no row of the file tells which of two figures is the month. */
export function DayOrderQuestion({ order, answer, onAnswer }: DayOrderQuestionProps) {
  const name = useId()
  return (
    <fieldset className="rounded-md border border-yellow/40 bg-yellow-tint/50 px-4 py-3 text-sm">
      <legend className="sr-only">Order of day and month</legend>
      <p className="font-medium">What comes first in “{order.example}”?</p>
      <p className="mb-2 text-ink-soft text-xs">
        {counted(order.swappable, 'date can', 'dates can')} be read both ways, and no row of the
        file tells which is meant.
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {answers.map(({ dayFirst, label, form }) => (
          <label key={form} className="flex min-h-7 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={name}
              checked={answer === dayFirst}
              onChange={() => onAnswer(dayFirst)}
              className="size-4 accent-thread"
            />
            {label} <span className="text-ink-soft">{form}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

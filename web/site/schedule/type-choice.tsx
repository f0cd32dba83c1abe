import { useId } from 'react'
import { bookingPage as words } from '#content/pages/booking.ts'
import type { BookingType } from '#shared/booking/schema.ts'
import { cx } from '#web/ui/cx.ts'

type TypeChoiceProps = {
  types: readonly BookingType[]
  chosen: BookingType | null
  onChoose: (id: string) => void
}

/** What the call is about: each type with its length and what it is for, on a phone that of the chosen one. */
export function TypeChoice({ types, chosen, onChoose }: TypeChoiceProps) {
  const name = useId()
  if (types.length === 0) return null
  return (
    <fieldset>
      <legend className="font-semibold text-lg">{words.types.legend}</legend>
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        {types.map(({ id, name: label, minutes, description }) => (
          <label
            key={id}
            className={cx(
              'flex cursor-pointer gap-3 rounded-md border bg-card p-3 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              id === chosen?.id ? 'border-ink' : 'border-paper-edge hover:border-ink-faint',
            )}
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen?.id}
              onChange={() => onChoose(id)}
              aria-describedby={`${name}-${id}`}
              className="tick-box mt-1 size-4! min-h-0! shrink-0 outline-none"
            />
            <span className="min-w-0">
              <span className="block font-medium">{label}</span>
              <span id={`${name}-${id}`} className="block text-ink-soft text-sm">
                {words.types.minutes(minutes)}
                {description && (
                  <span className={cx(id !== chosen?.id && 'max-sm:sr-only')}>
                    {`. ${description}`}
                  </span>
                )}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { useId } from 'react'
import { bookingPage as words } from '#content/pages/booking.ts'
import type { BookingType } from '#shared/booking/schema.ts'
import { cx } from '#web/ui/cx.ts'

type TypeChoiceProps = {
  types: readonly BookingType[]
  chosen: BookingType | null
  onChoose: (id: string) => void
}

/** What the call is about: each type with its length, in a line; under the chosen one what it is for. */
export function TypeChoice({ types, chosen, onChoose }: TypeChoiceProps) {
  const name = useId()
  if (types.length === 0) return null
  return (
    <fieldset>
      <legend className="font-semibold text-lg">{words.types.legend}</legend>
      <div className="type-rows mt-3 overflow-hidden rounded-md">
        {types.map(({ id, name: label, minutes, description }) => (
          <label
            key={id}
            className={cx(
              'type-row grid cursor-pointer items-center gap-x-3 px-3 py-2 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-focus',
              id === chosen?.id && 'bg-paper',
            )}
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === chosen?.id}
              onChange={() => onChoose(id)}
              aria-describedby={description ? `${name}-${id}` : undefined}
              className="tick-box size-4! min-h-0! outline-none"
            />
            <span className="font-medium">{label}</span>
            <span className="text-ink-soft text-sm">{words.types.minutes(minutes)}</span>
            {description && (
              <span
                id={`${name}-${id}`}
                className={cx('type-purpose text-ink-soft text-sm', id !== chosen?.id && 'sr-only')}
              >
                {description}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

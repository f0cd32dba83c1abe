import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Choice } from '#web/ui/field.tsx'

type ChoiceChipsProps = {
  label: string
  /** From the least to the most: each is drawn with one thread more than the one before. */
  options: readonly Choice[]
  wiring: UseFormRegisterReturn
}

/** A few choices that rise, all in sight: one press instead of a list that is opened first. */
export const ChoiceChips = ({ label, options, wiring }: ChoiceChipsProps) => (
  <fieldset className="min-w-0 sm:col-span-2">
    <legend className="mb-1.5 font-medium text-ink text-sm">{label}</legend>
    <div className="grid auto-cols-fr grid-flow-col gap-2">
      {options.map((option, place) => (
        <label
          key={option.value}
          className="relative flex h-11 cursor-pointer items-center justify-center gap-2.5 rounded-md border border-control bg-card px-3 text-ink-soft text-sm transition-colors hover:border-ink-soft hover:text-ink has-checked:border-ink has-checked:bg-ink has-checked:font-medium has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 sm:h-10"
        >
          <input
            type="radio"
            value={option.value}
            className="absolute inset-0 cursor-pointer opacity-0"
            {...wiring}
          />
          <span aria-hidden="true" className="flex w-4 flex-col-reverse gap-0.5">
            {options.slice(0, place + 1).map(({ value }) => (
              <span key={value} className="h-0.5 rounded-full bg-current" />
            ))}
          </span>
          {option.label}
        </label>
      ))}
    </div>
  </fieldset>
)

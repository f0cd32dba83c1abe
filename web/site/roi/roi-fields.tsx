import { roiCopy } from '#content/pricing/roi.ts'
import { roiLimits } from '#shared/roi/calculator.ts'
import { roiParams } from '#shared/roi/inputs.ts'
import { page } from '#shared/routes.ts'
import { Field, Input } from '#web/ui/field.tsx'

const fields = ['employees', 'hoursPerWeek', 'hourlyRate'] as const

/** The three numbers. Text fields with a number pad, so that `1,200` and `$45` are understood too. */
export function RoiFields() {
  return (
    <form action={page.roiCalculator} aria-label={roiCopy.title} className="flex flex-col gap-6">
      {fields.map((field) => {
        const { label, help, unit } = roiCopy.inputs[field]
        return (
          <Field key={field} label={label} hint={help}>
            <span className="relative block">
              <Input
                name={roiParams[field]}
                inputMode="numeric"
                maxLength={String(roiLimits[field]).length + 4}
                className="pr-20 tabular-nums"
              />
              <span
                aria-hidden="true"
                className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-ink-faint text-sm"
              >
                {unit}
              </span>
            </span>
          </Field>
        )
      })}
    </form>
  )
}

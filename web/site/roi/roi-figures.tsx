import { roiCopy } from '#content/pricing/roi.ts'
import type { RoiView } from './roi-view.ts'

const names = ['annualSavings', 'multiple', 'efficiency'] as const

/** The three results. */
export function RoiFigures({ figures }: Pick<RoiView, 'figures'>) {
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[2fr_1fr_1fr]">
      {names.map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-ink-soft text-sm">{roiCopy.results[name]}</dt>
          <dd
            data-roi={name}
            className="break-all font-bold text-2xl tabular-nums tracking-[-0.02em] first-of-type:text-3xl"
          >
            {figures[name]}
          </dd>
        </div>
      ))}
    </dl>
  )
}

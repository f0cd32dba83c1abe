import { roiCopy } from '#content/pricing/roi.ts'
import type { RoiView } from './roi-view.ts'

const names = ['annualSavings', 'multiple', 'efficiency'] as const

/** The three results. */
export function RoiFigures({ figures }: Pick<RoiView, 'figures'>) {
  return (
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
      {names.map((name) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="arrived text-ink-soft text-sm">{roiCopy.results[name]}</dt>
          <dd
            data-roi={name}
            className="break-all font-bold text-2xl tabular-nums tracking-[-0.02em]"
          >
            {figures[name]}
          </dd>
        </div>
      ))}
    </dl>
  )
}

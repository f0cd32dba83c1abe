import { roiCopy } from '#content/pricing/roi.ts'
import { compactDollars, formatDollars } from '#shared/dollars.ts'
import { referenceCost } from '#shared/roi/calculator.ts'
import type { RoiView } from './roi-view.ts'
import type { YearChart } from './year-chart.ts'

const { chart: words } = roiCopy

/** A year of savings against its cost: a picture, its sentence, and the quarters' figures (on phones the half-years'). */
export function RoiChart({ view }: { view: RoiView }) {
  return (
    <figure className="mt-8 border-paper-edge border-t pt-6">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">{words.title}</span>
        <span className="text-ink-soft text-sm">{view.payback}</span>
      </figcaption>
      <p className="mt-2 flex flex-wrap gap-x-6 text-sm">
        <span className="flex items-center gap-2">
          <span className="h-1 w-6 rounded-full bg-thread" />
          {words.savings}
        </span>
        <span className="flex items-center gap-2">
          <svg viewBox="0 0 24 4" aria-hidden="true" className="h-1 w-6 stroke-ink">
            <path d="M0 2h24" strokeWidth="2" strokeDasharray="6 3" />
          </svg>
          {`${words.cost}: ${formatDollars(referenceCost)}`}
        </span>
      </p>
      <div className="mt-4 flex text-ink-faint text-xs">
        <div
          aria-hidden="true"
          className="-my-2 flex h-64 w-14 shrink-0 flex-col justify-between pr-2 text-right tabular-nums"
        >
          {view.chart.scale.map((dollars) => (
            <span key={dollars}>{compactDollars(dollars)}</span>
          ))}
        </div>
        <div className="flex-1">
          <Plot chart={view.chart} />
          <dl className="mt-2 grid grid-cols-2 text-right tabular-nums sm:grid-cols-4">
            {view.quarters.map(({ month, savings }) => (
              <div key={month} className="max-sm:odd:hidden">
                <dt>{words.month(month)}</dt>
                <dd className="font-semibold text-ink text-sm">{savings}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </figure>
  )
}

const stretched = { vectorEffect: 'non-scaling-stroke' } as const

/** The lines of the chart. The frame is stretched to its place; its strokes are not. */
function Plot({ chart }: { chart: YearChart }) {
  const { area, savings, cost, crossing } = chart
  return (
    <div className="relative h-60 border-ink-faint border-b border-l">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <path {...stretched} d="M0 0H100M0 50H100" className="stroke-paper-edge" />
        <path d={area} className="fill-thread-tint" />
        <path
          {...stretched}
          d={savings}
          className="stroke-thread"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <path
          {...stretched}
          d={`M0 ${cost}H100`}
          className="stroke-ink"
          strokeWidth="2"
          strokeDasharray="6 5"
        />
      </svg>
      {crossing && (
        <span
          style={{ left: `${crossing.x}%`, top: `${crossing.y}%` }}
          className="absolute -m-2 size-4 rounded-full border-2 border-thread bg-card"
        />
      )}
    </div>
  )
}

import { roiCopy } from '#content/pricing/roi.ts'
import { compactDollars } from '#shared/dollars.ts'
import { RoiMonths } from './roi-months.tsx'
import type { RoiView } from './roi-view.ts'

const { chart: words } = roiCopy

/** A year of savings against its cost: a picture, its sentence, and the same in a table. */
export function RoiChart({ view }: { view: RoiView }) {
  return (
    <figure className="mt-8 border-paper-edge border-t pt-6">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">{words.title}</span>
        <span data-roi="payback" className="text-ink-soft text-sm">
          {view.payback}
        </span>
      </figcaption>
      <Legend />
      <div aria-hidden="true" className="mt-4 grid grid-cols-[3.25rem_1fr] text-ink-faint text-xs">
        <div className="-my-2 flex h-64 flex-col justify-between pr-2 text-right tabular-nums sm:h-72">
          {view.chart.scale.map((dollars, index) => (
            <span key={dollars} data-roi={`scale-${index}`}>
              {compactDollars(dollars)}
            </span>
          ))}
        </div>
        <Plot chart={view.chart} />
        <div className="col-start-2 mt-2 flex justify-between tabular-nums">
          <span>{words.start}</span>
          <span>{words.month(6)}</span>
          <span>{words.month(12)}</span>
        </div>
      </div>
      <RoiMonths months={view.months} />
    </figure>
  )
}

function Legend() {
  return (
    <p aria-hidden="true" className="mt-2 flex flex-wrap gap-x-6 text-sm">
      <span className="flex items-center gap-2">
        <span className="h-1 w-6 rounded-full bg-thread" />
        {words.savings}
      </span>
      <span className="flex items-center gap-2">
        <span className="w-6 border-ink border-t-2 border-dashed" />
        {words.cost}
      </span>
    </p>
  )
}

/** The frame is stretched; its strokes are not. */
function Plot({ chart }: { chart: RoiView['chart'] }) {
  return (
    <div className="relative h-60 border-ink-faint border-b border-l sm:h-68">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
      >
        <path d="M0 0H100M0 50H100" className="stroke-paper-edge" />
        <path data-roi="area" d={chart.area} className="fill-thread-tint" />
        <path
          data-roi="savings"
          d={chart.savings}
          className="stroke-thread"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <path
          data-roi="cost"
          d={`M0 ${chart.cost}H100`}
          className="stroke-ink"
          strokeWidth="2"
          strokeDasharray="6 5"
        />
      </svg>
      <span
        data-roi="crossing"
        hidden
        className="absolute size-4 -translate-1/2 rounded-full border-3 border-thread bg-card"
      />
    </div>
  )
}

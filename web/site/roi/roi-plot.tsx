import type { YearChart } from './year-chart.ts'

const stretched = { vectorEffect: 'non-scaling-stroke' } as const

/** The lines of the chart. The frame is stretched to its place; its strokes are not. */
export function RoiPlot({ chart }: { chart: YearChart }) {
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
        <path data-roi="area" d={chart.area} className="fill-thread-tint" />
        <path
          {...stretched}
          data-roi="savings"
          d={chart.savings}
          className="stroke-thread"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <path
          {...stretched}
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
        className="absolute -m-2 size-4 rounded-full border-2 border-thread bg-card"
      />
    </div>
  )
}

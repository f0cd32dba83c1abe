import type { Metric } from '#content/types/common.ts'

/** The three figures of a story. */
export function CaseMetrics({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <dl className="mt-10 grid border-paper-edge border-y max-md:divide-y max-md:divide-paper-edge md:grid-cols-3">
      {metrics.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-paper-edge py-5 md:not-first:border-l md:not-first:pl-6"
        >
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="font-bold text-2xl tabular-nums tracking-[-0.02em]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

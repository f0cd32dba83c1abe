import { auditResultsPage } from '#content/audit/results.ts'
import { type AuditAnswers, auditLabels } from '#shared/audit/answers.ts'
import { formatHours } from '#shared/audit/format.ts'
import { type HoursBar, hoursNowAndAfter } from '#shared/audit/results.ts'

const { chart } = auditResultsPage

/** Hours a week of each kind of work, now and after: two bars each, drawn to one scale. */
export function HoursChart({ answers }: { answers: AuditAnswers }) {
  const bars = hoursNowAndAfter(answers)
  const most = Math.max(...bars.map(({ now }) => now)) || 1
  const total = (which: 'now' | 'after') =>
    formatHours(bars.reduce((sum, bar) => sum + bar[which], 0))
  return (
    <figure className="self-start lg:sticky lg:top-28 lg:col-span-4 lg:col-start-9">
      <figcaption className="font-bold text-2xl tracking-[-0.02em]">{chart.title}</figcaption>
      <p className="mt-2 text-ink-soft">{chart.summary(total('now'), total('after'))}</p>
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Key name={chart.now} className="bg-ink" />
        <Key name={chart.after} className="bg-thread" />
      </p>
      <ul className="mt-5 space-y-5">
        {bars.map((bar) => (
          <Bar key={bar.field} bar={bar} most={most} />
        ))}
      </ul>
    </figure>
  )
}

function Key({ name, className }: { name: string; className: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-3 rounded-sm ${className}`} />
      {name}
    </span>
  )
}

/** One kind of work; `most` is what fills the whole width. */
function Bar({ bar, most }: { bar: HoursBar; most: number }) {
  const { field, now, after } = bar
  const width = (hours: number) => (hours / most) * 100
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{auditLabels[field]}</span>
        <span className="text-ink-soft text-sm tabular-nums">
          {chart.bar(formatHours(now), formatHours(after))}
        </span>
      </p>
      <svg
        viewBox="0 0 100 24"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1.5 h-7 w-full"
      >
        <rect width={width(now)} height="10.5" className="fill-ink" />
        <rect width={width(after)} y="13.5" height="10.5" className="fill-thread" />
      </svg>
    </li>
  )
}

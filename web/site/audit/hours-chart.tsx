import { auditResultsPage } from '#content/audit/results.ts'
import { auditLabels, hourFields } from '#shared/audit/answers.ts'
import { cx } from '#web/ui/cx.ts'

const { chart } = auditResultsPage

/** Hours a week of each kind of work, now and after: two bars each, drawn to one scale. */
export function HoursChart({ className }: { className?: string }) {
  return (
    <figure className={cx('self-start lg:sticky lg:top-28', className)}>
      <figcaption className="font-bold text-2xl tracking-[-0.02em]">{chart.title}</figcaption>
      <p data-summary="" className="mt-2 text-ink-soft" />
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Key name={chart.now} className="bg-ink" />
        <Key name={chart.after} className="bg-thread" />
      </p>
      <ul className="mt-5 space-y-5">
        {hourFields.map((field) => (
          <li key={field} data-bar={field}>
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-medium">{auditLabels[field]}</span>
              <span data-hours-words="" className="text-ink-soft text-sm tabular-nums" />
            </p>
            <svg
              viewBox="0 0 100 24"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-1.5 h-7 w-full"
            >
              <rect data-now="" width="0" height="10.5" className="fill-ink" />
              <rect data-after="" width="0" y="13.5" height="10.5" className="fill-thread" />
            </svg>
          </li>
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

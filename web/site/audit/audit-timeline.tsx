import { auditResultsPage } from '#content/audit/results.ts'
import { auditTimeline } from '#shared/audit/recommendations.ts'

/** The three phases, along one thread. */
export function AuditTimeline({ className }: { className?: string }) {
  return (
    <section aria-labelledby="timeline" className={className}>
      <h2 id="timeline" className="font-bold text-2xl tracking-[-0.02em]">
        {auditResultsPage.timelineHeading}
      </h2>
      <ol className="mt-8 grid gap-y-8 md:grid-cols-3">
        {auditTimeline.map(({ weeks, title, description }) => (
          <li
            key={weeks}
            className="relative border-thread max-md:border-l-2 max-md:pl-6 md:border-t-2 md:pt-6 md:pr-8"
          >
            <span
              aria-hidden="true"
              className="absolute size-4 rounded-full border-2 border-ink bg-paper max-md:top-1 max-md:-left-[9px] md:-top-[9px] md:left-0"
            />
            <p className="font-medium text-ink-soft text-sm">{weeks}</p>
            <h3 className="mt-1 font-semibold text-lg">{title}</h3>
            <p className="mt-1 text-ink-soft">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

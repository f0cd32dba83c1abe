import { auditFigures, auditResultsPage } from '#content/audit/results.ts'
import { auditFigureIds } from '#shared/audit/figures.ts'

/** The nine figures, each with the sentence that says where it comes from; show-results.ts fills both. */
export function AuditFigures({ className }: { className?: string }) {
  return (
    <section aria-labelledby="figures" className={className}>
      <h2 id="figures" className="font-bold text-2xl tracking-[-0.02em]">
        {auditResultsPage.figuresHeading}
      </h2>
      <dl className="stitched mt-6 divide-y divide-paper-edge border-paper-edge border-b">
        {auditFigureIds.map((id) => (
          <div key={id} className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 py-4">
            <dt>
              <span className="block font-semibold">{auditFigures[id].label}</span>
              <span data-basis={id} className="block max-w-md text-ink-soft text-sm" />
            </dt>
            <dd
              data-figure={id}
              className={
                id === 'yearlySavings'
                  ? 'font-bold text-2xl text-thread tabular-nums'
                  : 'font-semibold text-xl tabular-nums'
              }
            />
          </div>
        ))}
      </dl>
    </section>
  )
}

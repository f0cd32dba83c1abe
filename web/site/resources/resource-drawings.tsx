import { auditResultsPage } from '#content/audit/results.ts'
import { sampleAudit, samplePage } from '#content/audit/sample.ts'
import { formatHours } from '#shared/audit/format.ts'
import { calculateAudit } from '#shared/audit/results.ts'
import { loomFor, weaveWeek } from '#shared/audit/week-cloth.ts'
import { WeekCloth } from '#web/ui/week-cloth.tsx'
import { KnotIllustration } from '../forms/receipt.tsx'
import { PatternCardDrawing } from '../templates/templates-head.tsx'

/** The audit: the week of its sample report, as its results show one. */
export function SampleWeek() {
  const { totalHours, automationSavings } = calculateAudit(sampleAudit)
  const loom = loomFor(totalHours)
  return (
    <WeekCloth
      threads={weaveWeek(sampleAudit, loom)}
      places={loom.places}
      label={`${samplePage.badge}. ${auditResultsPage.cloth.described(formatHours(totalHours), formatHours(automationSavings), formatHours(totalHours - automationSavings))}`}
      judged
      className="h-52 lg:h-auto lg:min-h-72 lg:flex-1"
    />
  )
}

/** The checklist: a thread ties what is ticked, and ends in a knot. */
export function TickedThread() {
  return (
    <div className="relative flex gap-6 pt-7 pl-6">
      {[1, 2, 3].map((point) => (
        <svg key={point} aria-hidden="true" viewBox="0 0 32 32" fill="none" className="z-10 size-8">
          <rect width="32" height="32" rx="6" className="fill-thread" />
          <path d="m8 17 6 6 11-13" className="stroke-on-thread" strokeWidth="3.5" />
        </svg>
      ))}
      <KnotIllustration className="absolute top-[1.8rem] -right-8 h-24" />
    </div>
  )
}

/** The templates: the cards that a loom weaves by, as a chain. */
export function PatternCards() {
  return (
    <div className="flex h-full bg-card">
      {[1, 2, 3, 4, 5].map((card) => (
        <PatternCardDrawing key={card} className="h-full shrink-0" />
      ))}
    </div>
  )
}

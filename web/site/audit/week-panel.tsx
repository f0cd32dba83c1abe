import { auditPdf } from '#content/audit/pdf-report.ts'
import { auditResultsPage } from '#content/audit/results.ts'
import { sampleAudit, samplePage, weekPanel } from '#content/audit/sample.ts'
import { type AuditDraft, hourFields } from '#shared/audit/answers.ts'
import { formatCents, formatHours } from '#shared/audit/format.ts'
import { readHours } from '#shared/audit/hours.ts'
import { calculateAudit } from '#shared/audit/results.ts'
import { employeeBands } from '#shared/audit/vocabulary.ts'
import { hoursOf, loomFor, type WeekHours, weaveWeek } from '#shared/audit/week-cloth.ts'
import { page } from '#shared/routes.ts'
import { Link } from '#web/ui/link.tsx'
import { WeekCloth } from '#web/ui/week-cloth.tsx'

/** Beside the questions: a sample of what they lead to, and once hours are typed the week they make. */
export function WeekPanel({ draft }: { draft: AuditDraft }) {
  const hours = hoursTyped(draft)
  return (
    <aside className="ink-ground flex flex-col self-start overflow-hidden rounded-lg lg:sticky lg:top-28 lg:col-span-5">
      {hoursOf(hours) > 0 ? <OwnWeek draft={draft} hours={hours} /> : <Sample />}
    </aside>
  )
}

/** The hours as far as they can be read; what is still blank or wrong counts nothing. */
function hoursTyped(draft: AuditDraft): WeekHours {
  const [dataEntry = 0, reportGeneration = 0, customerCommunication = 0, invoicing = 0] =
    hourFields.map((field) => readHours(draft[field]) ?? 0)
  return { dataEntry, reportGeneration, customerCommunication, invoicing }
}

function OwnWeek({ draft, hours }: { draft: AuditDraft; hours: WeekHours }) {
  const total = hoursOf(hours)
  const loom = loomFor(total)
  const employeeCount = employeeBands.find((band) => band === draft.employeeCount)
  return (
    <>
      <div className="p-6 sm:p-8">
        <h2 className="text-ink-soft text-sm">{weekPanel.heading}</h2>
        <p className="mt-2 font-bold text-3xl tabular-nums tracking-[-0.02em]">
          {weekPanel.hours(formatHours(total))}
        </p>
        {employeeCount && (
          <p className="mt-2 text-ink-soft">
            {weekPanel.cost(formatCents(calculateAudit({ ...hours, employeeCount }).weeklyCost))}
          </p>
        )}
      </div>
      <WeekCloth
        threads={weaveWeek(hours, loom)}
        places={loom.places}
        label={weekPanel.described(formatHours(total))}
        className="h-32 lg:h-64"
      />
      <p className="px-6 py-4 text-ink-soft text-sm sm:px-8">
        {auditResultsPage.cloth.thread(loom.hoursPerThread)}
      </p>
    </>
  )
}

/** A corner of the sample report, and the way to all of it. */
function Sample() {
  const results = calculateAudit(sampleAudit)
  const loom = loomFor(hoursOf(sampleAudit))
  const kept = results.totalHours - results.automationSavings
  return (
    <>
      <div className="p-6 sm:p-8">
        <h2 className="text-ink-soft text-sm">
          {samplePage.badge}: {auditResultsPage.heading(sampleAudit.companyName)}
        </h2>
        <p className="mt-3 font-bold text-4xl tabular-nums tracking-[-0.02em]">
          {formatCents(results.yearlySavings)}
        </p>
        <p className="mt-1">{auditPdf.promise}</p>
      </div>
      <WeekCloth
        threads={weaveWeek(sampleAudit, loom)}
        places={loom.places}
        label={`${samplePage.badge}. ${auditResultsPage.cloth.described(formatHours(results.totalHours), formatHours(results.automationSavings), formatHours(kept))}`}
        judged
        className="h-32 lg:h-48"
      />
      <div className="px-6 py-5 text-sm sm:px-8">
        <p className="text-ink-soft">{samplePage.note}</p>
        <p className="mt-2 font-medium">
          <Link href={page.auditSample}>{samplePage.link}</Link>
        </p>
      </div>
    </>
  )
}

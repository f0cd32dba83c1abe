import { auditPdf } from '#content/audit/pdf-report.ts'
import { auditFigures, auditResultsPage } from '#content/audit/results.ts'
import { sampleAudit } from '#content/audit/sample.ts'
import { brand } from '#content/brand.ts'
import { documentWords } from '#content/documents.ts'
import { auditFigureIds, formatFigure } from '#shared/audit/figures.ts'
import { formatCents, formatHours } from '#shared/audit/format.ts'
import { calculateAudit } from '#shared/audit/results.ts'
import { Logo } from '../brand/brand.tsx'
import { monday } from './samples.ts'

const { companyName } = sampleAudit
const results = calculateAudit(sampleAudit)
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(Date.parse(monday))

/**
 * The first page of the audit's report for the sample firm: the words and sums of the PDF
 * (server/documents/audit-report), in its order and proportions.
 */
export function AuditPage() {
  return (
    <div className="min-h-full bg-card px-6 py-6 sm:px-12 sm:py-10">
      <p className="flex items-center gap-2 font-bold text-lg">
        <Logo />
        {brand.name}
      </p>
      <p className="mt-4 font-bold text-2xl sm:mt-6">{auditPdf.title}</p>
      <p className="mt-1 text-balance text-ink-soft">{documentWords.for(companyName, date)}</p>
      <div className="mt-5 rounded-md bg-paper px-6 py-5">
        <p className="flex flex-wrap items-baseline gap-x-3 font-bold text-lg">
          <span className="text-4xl text-thread tabular-nums">
            {formatCents(results.yearlySavings)}
          </span>
          {auditPdf.promise}
        </p>
        <p className="mt-1 text-ink-soft">
          {auditPdf.promiseNote(formatHours(results.automationSavings))}
        </p>
      </div>
      <p className="figures mt-6 mb-2 font-bold text-xl sm:mt-8">
        {auditResultsPage.figuresHeading}
      </p>
      <dl className="figures">
        {auditFigureIds.map((id) => (
          <div
            key={id}
            className="flex items-baseline gap-x-5 border-paper-edge border-t py-2.5 max-sm:flex-wrap"
          >
            <dt className="w-48 shrink-0 font-bold max-sm:grow">{auditFigures[id].label}</dt>
            <dd className="grow text-ink-faint text-xs max-sm:order-last max-sm:w-full">
              {auditFigures[id].basis}
            </dd>
            <dd className="font-bold tabular-nums">{formatFigure(id, results)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

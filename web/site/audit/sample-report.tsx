import { auditResultsPage } from '#content/audit/results.ts'
import { sampleAudit, samplePage } from '#content/audit/sample.ts'
import { page } from '#shared/routes.ts'
import { ButtonLink } from '#web/ui/link.tsx'
import { AuditResults } from './audit-results.tsx'
import { ResultsHeading } from './verdict.tsx'

/** The results page as a visitor sees it before anything is asked: of a firm that does not exist. */
export function SampleReport() {
  return (
    <AuditResults
      answers={sampleAudit}
      heading={
        <>
          <p className="mb-4 border-weld border-l-4 pl-4 text-ink-soft text-sm">
            {samplePage.note}
          </p>
          <ResultsHeading>
            {samplePage.badge}: {auditResultsPage.heading(sampleAudit.companyName)}
          </ResultsHeading>
        </>
      }
      first={
        <ButtonLink href={page.audit} size="lg" className="max-sm:w-full">
          {samplePage.start}
        </ButtonLink>
      }
    />
  )
}

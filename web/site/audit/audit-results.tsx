import { auditReportCopy, auditResultsPage } from '#content/audit/results.ts'
import { page, withTopic } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { AuditAdvice } from './audit-advice.tsx'
import { AuditFigures } from './audit-figures.tsx'
import { AuditReport } from './audit-report.tsx'
import { AuditTimeline } from './audit-timeline.tsx'
import { HoursChart } from './hours-chart.tsx'

/** The results, blank until the last step is done; show-results.ts writes the figures. */
export function AuditResultsSection() {
  return (
    <div data-results="" hidden>
      <p className="mt-6 max-w-2xl text-ink-soft text-lg">{auditResultsPage.introduction}</p>
      <div className="mt-12 grid gap-x-8 gap-y-16 md:mt-16 lg:grid-cols-12">
        <AuditFigures className="lg:col-span-7" />
        <HoursChart className="lg:col-span-4 lg:col-start-9" />
      </div>
      <AuditAdvice className="mt-20 md:mt-24" />
      <AuditTimeline className="mt-20 md:mt-24" />
      <AuditReport className="mt-20 md:mt-24" />
      <div className="mt-12 flex flex-wrap gap-3">
        <ButtonLink
          href={withTopic(page.schedule, { kind: 'tool', id: 'audit' })}
          size="lg"
          className="max-sm:w-full"
        >
          {auditReportCopy.call}
        </ButtonLink>
        <Button data-change="" variant="secondary" size="lg" className="max-sm:w-full">
          {auditResultsPage.change}
        </Button>
      </div>
    </div>
  )
}

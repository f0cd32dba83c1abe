import { auditPage } from '#content/audit/page.ts'
import { auditSteps } from '#shared/audit/steps.ts'
import { page } from '#shared/routes.ts'
import { AuditButtons } from './audit-buttons.tsx'
import { AuditResultsSection } from './audit-results.tsx'
import { AuditStepSection } from './audit-step.tsx'
import { StepRail } from './step-rail.tsx'

/**
 * The efficiency audit: a wizard of four steps and its results (public-site.md §2, §4, §9). As it
 * stands it is one long form that answers with the report as PDF; start.ts makes it a wizard.
 */
export function AuditPage() {
  return (
    <div data-audit="" className="container-page pt-10 pb-20 md:pt-16 md:pb-28">
      <h1
        tabIndex={-1}
        data-heading={auditPage.heading}
        className="max-w-4xl break-words font-bold text-4xl tracking-[-0.03em] outline-none"
      >
        {auditPage.heading}
      </h1>
      <div data-wizard="">
        <p className="mt-6 max-w-2xl text-ink-soft text-xl leading-snug">
          {auditPage.introduction}
        </p>
        <div className="mt-10 grid gap-x-8 gap-y-8 md:mt-14 lg:grid-cols-12">
          <StepRail className="lg:col-span-3" />
          <form
            method="post"
            action={page.audit}
            aria-label={auditPage.heading}
            className="min-w-0 lg:col-span-8 lg:col-start-5"
          >
            {auditSteps.map((step, index) => (
              <AuditStepSection key={step.title} step={step} number={index + 1} />
            ))}
            <AuditButtons />
          </form>
        </div>
      </div>
      <AuditResultsSection />
    </div>
  )
}

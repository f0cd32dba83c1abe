import { auditResultsPage } from '#content/audit/results.ts'
import { noRecommendation } from '#shared/audit/recommendations.ts'

/** What we would do first: a list that show-results.ts fills with the advice that applies. */
export function AuditAdvice({ className }: { className?: string }) {
  return (
    <section aria-labelledby="advice" className={className}>
      <h2 id="advice" className="font-bold text-2xl tracking-[-0.02em]">
        {auditResultsPage.recommendationsHeading}
      </h2>
      <p data-no-advice="" hidden className="mt-4 max-w-prose text-lg">
        {noRecommendation}
      </p>
      <ol
        data-advice-list=""
        className="stitched mt-6 divide-y divide-paper-edge border-paper-edge border-b [counter-reset:advice]"
      />
      <template data-advice-pattern="">
        <Advice />
      </template>
    </section>
  )
}

function Advice() {
  return (
    <li className="grid gap-x-8 gap-y-2 py-7 [counter-increment:advice] before:font-bold before:text-2xl before:text-thread before:content-[counter(advice)] sm:grid-cols-[2rem_1fr] md:grid-cols-[2rem_5fr_6fr]">
      <div>
        <h3 data-title="" className="font-bold text-xl">
          …
        </h3>
        <p data-effect="" className="font-semibold text-thread" />
        <p data-description="" className="mt-2" />
      </div>
      <div className="space-y-2 text-ink-soft max-md:sm:col-start-2">
        <p data-why="" />
        <p data-first-step="" />
      </div>
    </li>
  )
}

import {
  auditFigures,
  auditReportCopy,
  auditResultsPage,
  recommendationCopy,
} from '#content/audit/results.ts'
import type { AuditAnswers } from '#shared/audit/answers.ts'
import { auditFigureIds, formatFigure } from '#shared/audit/figures.ts'
import {
  auditTimeline,
  noRecommendation,
  type Recommendation,
  recommend,
} from '#shared/audit/recommendations.ts'
import { calculateAudit } from '#shared/audit/results.ts'
import { page, withTopic } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { AuditReport } from './audit-report.tsx'
import { HoursChart } from './hours-chart.tsx'

type AuditResultsProps = {
  answers: AuditAnswers
  /** While one looks at the steps again. */
  hidden: boolean
  /** Asks for the steps, to change the answers. */
  onChange: () => void
}

/** What the audit finds: figures, chart, advice, timeline and the report (public-site.md §2, §9). */
export function AuditResults({ answers, hidden, onChange }: AuditResultsProps) {
  return (
    <div hidden={hidden}>
      <p className="mt-6 max-w-2xl text-ink-soft text-lg">{auditResultsPage.introduction}</p>
      <div className="mt-12 grid gap-x-8 gap-y-16 md:mt-16 lg:grid-cols-12">
        <Figures answers={answers} />
        <HoursChart answers={answers} />
      </div>
      <Advice advice={recommend(answers)} />
      <Timeline />
      <AuditReport answers={answers} />
      <div className="mt-12 flex flex-wrap gap-3">
        <ButtonLink
          href={withTopic(page.schedule, { kind: 'tool', id: 'audit' })}
          size="lg"
          className="max-sm:w-full"
        >
          {auditReportCopy.call}
        </ButtonLink>
        <Button variant="secondary" size="lg" onClick={onChange} className="max-sm:w-full">
          {auditResultsPage.change}
        </Button>
      </div>
    </div>
  )
}

/** The nine figures, each with the sentence that says where it comes from. */
function Figures({ answers }: { answers: AuditAnswers }) {
  const results = calculateAudit(answers)
  return (
    <section aria-labelledby="figures" className="lg:col-span-7">
      <h2 id="figures" className="font-bold text-2xl tracking-[-0.02em]">
        {auditResultsPage.figuresHeading}
      </h2>
      <dl className="stitched mt-6 divide-y divide-paper-edge border-paper-edge border-b">
        {auditFigureIds.map((id) => (
          <div key={id} className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 py-4">
            <dt>
              <span className="block font-semibold">{auditFigures[id].label}</span>
              <span className="block max-w-md text-ink-soft text-sm">{auditFigures[id].basis}</span>
            </dt>
            <dd
              className={
                id === 'yearlySavings'
                  ? 'font-bold text-2xl text-thread tabular-nums'
                  : 'font-semibold text-xl tabular-nums'
              }
            >
              {formatFigure(id, results)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What we would do first. */
function Advice({ advice }: { advice: readonly Recommendation[] }) {
  return (
    <section aria-labelledby="advice" className="mt-20 md:mt-24">
      <h2 id="advice" className="font-bold text-2xl tracking-[-0.02em]">
        {auditResultsPage.recommendationsHeading}
      </h2>
      {advice.length === 0 && <p className="mt-4 max-w-prose text-lg">{noRecommendation}</p>}
      <ol className="stitched mt-6 divide-y divide-paper-edge border-paper-edge border-b [counter-reset:advice]">
        {advice.map(({ id, title, effect, description }) => (
          <li
            key={id}
            className="grid gap-x-8 gap-y-2 py-7 [counter-increment:advice] before:font-bold before:text-2xl before:text-thread before:content-[counter(advice)] sm:grid-cols-[2rem_1fr] md:grid-cols-[2rem_5fr_6fr]"
          >
            <div>
              <h3 className="font-bold text-xl">{title}</h3>
              <p className="font-semibold text-thread">{effect}</p>
              <p className="mt-2">{description}</p>
            </div>
            <div className="space-y-2 text-ink-soft max-md:sm:col-start-2">
              <p>{recommendationCopy[id].why}</p>
              <p>{recommendationCopy[id].firstStep}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The three phases, along one line. */
function Timeline() {
  return (
    <section aria-labelledby="timeline" className="mt-20 md:mt-24">
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

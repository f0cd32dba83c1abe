import { type ReactNode, useState } from 'react'
import {
  auditFigures,
  auditReportCopy,
  auditResultsPage,
  recommendationCopy,
} from '#content/audit/results.ts'
import type { AuditAnswers } from '#shared/audit/answers.ts'
import { auditFigureGroups, formatFigure } from '#shared/audit/figures.ts'
import {
  auditTimeline,
  noRecommendation,
  type Recommendation,
  recommend,
} from '#shared/audit/recommendations.ts'
import { calculateAudit } from '#shared/audit/results.ts'
import { hoursOf, loomFor, withTotalHours } from '#shared/audit/week-cloth.ts'
import { planThatFits } from '#shared/pricing/plan-fit.ts'
import { page, withTopic } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { PlanFitSection } from '../roi/plan-fit.tsx'
import { TryHours, Verdict } from './verdict.tsx'

type AuditResultsProps = {
  answers: AuditAnswers
  /** The one heading of the page, which stands on the verdict. */
  heading: ReactNode
  /** How the report is had, while other hours are tried or not; left out where there is none to send. */
  report?: (tried: boolean) => ReactNode
  /** What to do before a call is thought of, beside it. */
  first?: ReactNode
  /** Asks for the steps, to change the answers; left out where the page has none. */
  onChange?: () => void
}

/**
 * What the audit finds: the verdict, figures, advice, plan, timeline and the report (public-site.md
 * §2, §9). The slider tries other hours, and all of the page goes by them; the report keeps to those
 * that were typed, and says so.
 */
export function AuditResults({ answers, heading, report, first, onChange }: AuditResultsProps) {
  const [tried, setTried] = useState<number | null>(null)
  const loom = loomFor(hoursOf(answers))
  const judged = tried === null ? answers : withTotalHours(answers, tried)
  return (
    <>
      <Verdict answers={judged} heading={heading} loom={loom}>
        <TryHours typed={answers} answers={judged} loom={loom} onTry={setTried} />
      </Verdict>
      <div className="container-page pt-14 pb-20 md:pt-20 md:pb-28">
        <Figures answers={judged} />
        <Advice advice={recommend(judged)} />
        <Plan answers={judged} />
        <Timeline />
        {report?.(tried !== null)}
      </div>
      <div className="field-ground">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-10 md:py-14">
          <a
            href={withTopic(page.schedule, { kind: 'tool', id: 'audit' })}
            className="headline font-bold text-3xl leading-snug tracking-[-0.02em] underline decoration-2 underline-offset-8"
          >
            {auditReportCopy.call}
          </a>
          {first}
          {onChange && (
            <Button variant="secondary" size="lg" onClick={onChange} className="max-sm:w-full">
              {auditResultsPage.change}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

const groups = ['now', 'saved', 'basis'] as const

/** The nine figures, each with the sentence that says where it comes from. */
function Figures({ answers }: { answers: AuditAnswers }) {
  const results = calculateAudit(answers)
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="font-bold text-2xl tracking-[-0.02em]">
        {auditResultsPage.countedHeading}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{auditResultsPage.introduction}</p>
      <div className="mt-8 grid gap-x-8 gap-y-10 lg:grid-cols-3 lg:gap-y-0">
        {groups.map((group) => (
          <div key={group} className="lg:row-span-4 lg:grid lg:grid-rows-subgrid">
            <h3 className="font-semibold">{auditResultsPage.figureGroups[group]}</h3>
            <dl className="mt-3 divide-y divide-paper-edge border-ink border-t-2 lg:row-span-3 lg:grid lg:grid-rows-subgrid">
              {auditFigureGroups[group].map((id) => (
                <div key={id} className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 py-4">
                  <dt>
                    <span className="block font-medium">{auditFigures[id].label}</span>
                    <span className="block text-ink-soft text-sm">{auditFigures[id].basis}</span>
                  </dt>
                  <dd
                    className={cx(
                      'font-semibold text-xl tabular-nums',
                      id === 'yearlySavings' && 'text-thread',
                    )}
                  >
                    {formatFigure(id, results)}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Which plan fits, and why. */
function Plan({ answers }: { answers: AuditAnswers }) {
  const { automationSavings, monthlySavings } = calculateAudit(answers)
  const fit = planThatFits({
    savedHours: automationSavings,
    savedPerMonth: monthlySavings / 100,
  })
  // Its line hangs in the margin, so that its words stand on the lines of the page's grid.
  return fit && <PlanFitSection fit={fit} className="mt-20 md:mt-24 md:-ml-7" />
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
            className="grid gap-x-8 gap-y-2 py-7 [counter-increment:advice] md:grid-cols-12"
          >
            <div className="before:font-bold before:text-2xl before:text-thread before:content-[counter(advice)] sm:relative sm:pl-16 sm:before:absolute sm:before:left-0 md:col-span-5">
              <h3 className="font-bold text-xl">{title}</h3>
              <p className="font-semibold text-thread">{effect}</p>
              <p className="mt-2">{description}</p>
            </div>
            <div className="space-y-2 text-ink-soft sm:pl-16 md:col-span-7 md:pl-0">
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
      <ol className="mt-8 grid max-md:ml-2 md:grid-cols-3">
        {auditTimeline.map(({ weeks, title, description }) => (
          <li
            key={weeks}
            className="relative border-thread max-md:border-l-2 max-md:not-last:pb-8 max-md:pl-6 md:border-t-2 md:pt-6 md:pr-8"
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

import { auditPdf } from '#content/audit/pdf-report.ts'
import { auditResultsPage } from '#content/audit/results.ts'
import type { Paper } from '#shared/documents/paper.ts'
import { Section } from '../stationery/section.tsx'
import { Bound, Sheet } from '../stationery/sheet.tsx'
import { Advice } from './advice.tsx'
import { Answers } from './answers.tsx'
import { Cover, companyOf } from './cover.tsx'
import { Figures } from './figures.tsx'
import { HoursChart } from './hours-chart.tsx'
import { NextSteps } from './next-steps.tsx'
import type { AuditReportPayload } from './payload.ts'
import { Timeline } from './timeline.tsx'

type AuditReportProps = {
  payload: AuditReportPayload
  paper: Paper
  /** False when some characters could not be drawn; the report then says so. */
  complete: boolean
}

/** The audit's report: figures, chart, advice, timeline, next steps, answers (public-site.md §9). */
export function AuditReport({ payload, paper, complete }: AuditReportProps) {
  const { answers, results, bars, recommendations, siteUrl } = payload
  return (
    <Bound title={`${auditPdf.title}: ${companyOf(answers)}`}>
      <Sheet paper={paper}>
        <Cover {...payload} />
        <Section heading={auditResultsPage.figuresHeading}>
          <Figures results={results} />
        </Section>
        <Section heading={auditResultsPage.chart.title} whole>
          <HoursChart bars={bars} />
        </Section>
        <Section heading={auditResultsPage.recommendationsHeading}>
          <Advice recommendations={recommendations} />
        </Section>
        <Section heading={auditResultsPage.timelineHeading} whole>
          <Timeline />
        </Section>
        <Section heading={auditPdf.nextHeading} whole>
          <NextSteps siteUrl={siteUrl} />
        </Section>
        <Section
          heading={auditPdf.answersHeading}
          {...(!complete && { intro: auditPdf.incomplete })}
        >
          <Answers answers={answers} />
        </Section>
      </Sheet>
    </Bound>
  )
}

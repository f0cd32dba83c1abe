import { Document, Page, Text, View } from '@react-pdf/renderer'
import { auditPdf } from '#content/audit/pdf-report.ts'
import { auditResultsPage } from '#content/audit/results.ts'
import { brand } from '#content/brand.ts'
import { Advice } from './advice.tsx'
import { Answers } from './answers.tsx'
import { Cover, companyOf } from './cover.tsx'
import { Figures } from './figures.tsx'
import { HoursChart } from './hours-chart.tsx'
import { Footer } from './letterhead.tsx'
import { look } from './look.ts'
import { NextSteps } from './next-steps.tsx'
import type { AuditReportPayload } from './payload.ts'
import { Section } from './section.tsx'
import { Timeline } from './timeline.tsx'

type AuditReportProps = {
  payload: AuditReportPayload
  /** False when some characters could not be drawn; the report then says so. */
  complete: boolean
}

/** The audit's report: figures, chart, advice, timeline, next steps, answers (public-site.md §9). */
export function AuditReport({ payload, complete }: AuditReportProps) {
  const { answers, results, bars, recommendations, siteUrl } = payload
  return (
    <Document
      title={`${auditPdf.title}: ${companyOf(answers)}`}
      author={brand.legalName}
      creator={brand.name}
      producer={brand.name}
      language="en"
    >
      <Page size="LETTER" style={look.page}>
        <Footer />
        <View style={look.body}>
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
          <Section heading={auditPdf.answersHeading} newPage>
            <Answers answers={answers} />
            {!complete && <Text style={[look.small, { marginTop: 8 }]}>{auditPdf.incomplete}</Text>}
          </Section>
        </View>
      </Page>
    </Document>
  )
}

import { Text, View } from '@react-pdf/renderer'
import { auditPdf } from '#content/audit/pdf-report.ts'
import { auditFigures, auditResultsPage, recommendationCopy } from '#content/audit/results.ts'
import { tradeOfIndustry } from '#content/cloths.ts'
import { documentWords } from '#content/documents.ts'
import {
  type AuditAnswers,
  type AuditField,
  auditFields,
  hourFields,
} from '#shared/audit/answers.ts'
import { auditFigureIds, formatFigure } from '#shared/audit/figures.ts'
import { formatCents, formatHours } from '#shared/audit/format.ts'
import {
  auditTimeline,
  noRecommendation,
  type Recommendation,
} from '#shared/audit/recommendations.ts'
import type { AuditResults } from '#shared/audit/results.ts'
import { auditSteps } from '#shared/audit/steps.ts'
import type { Paper } from '#shared/documents/paper.ts'
import { page } from '#shared/routes.ts'
import { Numbered, Section, Typed, WebLink } from '../pdf-layout/elements.tsx'
import { PdfDocument, PdfPage, Title } from '../pdf-layout/page.tsx'
import { color, styles } from '../pdf-layout/theme.ts'
import { HoursChart } from './hours-chart.tsx'
import type { AuditReportPayload } from './payload.ts'

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
    <PdfDocument title={`${auditPdf.title}: ${companyOf(answers)}`}>
      <PdfPage paper={paper}>
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
      </PdfPage>
    </PdfDocument>
  )
}

/** The company's name, or words for it when none of its characters could be drawn. */
const companyOf = ({ companyName }: Pick<AuditAnswers, 'companyName'>): string =>
  /[\p{L}\p{N}]/u.test(companyName) ? companyName : auditPdf.unnamedCompany

/** What it is, for whom, and the one figure to remember. */
function Cover({ answers, results, date }: AuditReportPayload) {
  return (
    <View>
      <Title
        title={auditPdf.title}
        line={documentWords.for(companyOf(answers), date)}
        trade={answers.industry && tradeOfIndustry[answers.industry]}
      />
      <View style={[styles.panel, { marginTop: 20 }]} wrap={false}>
        {results.yearlySavings > 0 ? (
          <>
            <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: 8 }}>
              <Text style={{ fontSize: 30, fontWeight: 700, lineHeight: 1.1, color: color.thread }}>
                {formatCents(results.yearlySavings)}
              </Text>
              <Text style={{ fontSize: 13, fontWeight: 700 }}>{auditPdf.promise}</Text>
            </View>
            <Text style={[styles.soft, { marginTop: 5 }]}>
              {auditPdf.promiseNote(formatHours(results.automationSavings))}
            </Text>
          </>
        ) : (
          <Text>{auditPdf.noPromise}</Text>
        )}
      </View>
    </View>
  )
}

/** Every figure of the audit with the sentence that says where it comes from. */
function Figures({ results }: { results: AuditResults }) {
  return (
    <View style={{ borderBottomWidth: 0.75, borderBottomColor: color.edge }}>
      {auditFigureIds.map((id) => (
        <View
          key={id}
          wrap={false}
          style={[styles.rule, { flexDirection: 'row', gap: 14, paddingVertical: 6 }]}
        >
          <Text style={[styles.bold, { width: 150 }]}>{auditFigures[id].label}</Text>
          <Text style={[styles.small, { flex: 1, marginTop: 1.5 }]}>{auditFigures[id].basis}</Text>
          <Text style={[styles.bold, { width: 82, textAlign: 'right' }]}>
            {formatFigure(id, results)}
          </Text>
        </View>
      ))}
    </View>
  )
}

/** The three phases, along one thread. */
function Timeline() {
  return (
    <View wrap={false} style={{ flexDirection: 'row', gap: 14 }}>
      {auditTimeline.map(({ weeks, title, description }) => (
        <View key={weeks} style={{ flex: 1, borderTopWidth: 2.5, borderTopColor: color.thread }}>
          <Text style={[styles.small, { marginTop: 7 }]}>{weeks}</Text>
          <Text style={{ fontSize: 12, fontWeight: 700 }}>{title}</Text>
          <Text style={[styles.soft, { marginTop: 2 }]}>{description}</Text>
        </View>
      ))}
    </View>
  )
}

/** What we would do first, and why; or that there is little to do. */
function Advice({ recommendations }: { recommendations: readonly Recommendation[] }) {
  if (recommendations.length === 0) return <Text>{noRecommendation}</Text>
  return recommendations.map(({ id, title, description, effect }, index) => (
    <View
      key={id}
      wrap={false}
      style={[styles.rule, { flexDirection: 'row', gap: 14, paddingVertical: 10 }]}
    >
      <Text style={{ width: 22, fontSize: 17, fontWeight: 700, color: color.thread }}>
        {index + 1}
      </Text>
      <View style={{ flex: 1 }}>
        <Text style={{ fontSize: 12, fontWeight: 700 }}>{title}</Text>
        <Text style={{ fontWeight: 700, color: color.thread }}>{effect}</Text>
        <Text style={{ marginTop: 3 }}>{description}</Text>
        <Text style={[styles.soft, { marginTop: 3 }]}>
          {recommendationCopy[id].why} {recommendationCopy[id].firstStep}
        </Text>
      </View>
    </View>
  ))
}

const isHours = (field: AuditField): field is (typeof hourFields)[number] =>
  hourFields.some((other) => other === field)

function shown(field: AuditField, answers: AuditAnswers): string {
  if (field === 'painPoints') return answers.painPoints.join('\n')
  if (isHours(field)) return `${formatHours(answers[field])} hours a week`
  return answers[field]
}

/** Everything the visitor answered, step by step. */
function Answers({ answers }: { answers: AuditAnswers }) {
  const fields = auditSteps.flatMap(({ required, optional }) => [...required, ...optional])
  return (
    <View style={{ borderBottomWidth: 0.75, borderBottomColor: color.edge }}>
      {fields.map((field) => (
        <View
          key={field}
          style={[styles.rule, { flexDirection: 'row', gap: 14, paddingVertical: 2.4 }]}
        >
          <Text style={[styles.soft, { width: 150 }]}>{auditFields[field].label}</Text>
          {shown(field, answers) ? (
            <Typed>{shown(field, answers)}</Typed>
          ) : (
            <Text style={{ flex: 1, color: color.faint }}>{auditPdf.notAnswered}</Text>
          )}
        </View>
      ))}
    </View>
  )
}

/** What to do with the report, and the way to a conversation. */
function NextSteps({ siteUrl }: { siteUrl: string }) {
  return (
    <View>
      <Numbered items={auditPdf.next} />
      <View style={{ marginTop: 3, marginLeft: 22 }}>
        <WebLink label={auditPdf.schedule} url={`${siteUrl}${page.schedule}`} />
      </View>
    </View>
  )
}

import type { AuditAnswers } from '#shared/audit/answers.ts'
import { type Recommendation, recommend } from '#shared/audit/recommendations.ts'
import {
  type AuditResults,
  calculateAudit,
  type HoursBar,
  hoursNowAndAfter,
} from '#shared/audit/results.ts'
import { dateInWords, type Frame } from '../frame.ts'

/** All that the report shows; plain, so that it can travel to the worker. Money in cents. */
export type AuditReportPayload = {
  readonly answers: AuditAnswers
  readonly results: AuditResults
  readonly bars: readonly HoursBar[]
  readonly recommendations: readonly Recommendation[]
  readonly date: string
  readonly siteUrl: string
}

/** Gathers the report of an audit: every figure is calculated here, from the answers alone. */
export const auditReportPayload = (
  answers: AuditAnswers,
  { at, siteUrl }: Frame,
): AuditReportPayload => ({
  answers,
  results: calculateAudit(answers),
  bars: hoursNowAndAfter(answers),
  recommendations: recommend(answers),
  date: dateInWords(at),
  siteUrl,
})

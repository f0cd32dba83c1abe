import type { AuditAnswers } from '#shared/audit/answers.ts'
import { type Recommendation, recommend } from '#shared/audit/recommendations.ts'
import {
  type AuditResults,
  calculateAudit,
  type HoursBar,
  hoursNowAndAfter,
} from '#shared/audit/results.ts'

/** All that the report shows; plain, so that it can travel to the worker. Money in cents. */
export type AuditReportPayload = {
  readonly answers: AuditAnswers
  readonly results: AuditResults
  readonly bars: readonly HoursBar[]
  readonly recommendations: readonly Recommendation[]
  /** Such as `November 21, 2026`, in UTC. */
  readonly date: string
  /** Origin of the site, without a final slash. */
  readonly siteUrl: string
}

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Gathers the report of an audit: every figure is calculated here, from the answers alone. */
export const auditReportPayload = (
  answers: AuditAnswers,
  now: Date,
  siteUrl: string,
): AuditReportPayload => ({
  answers,
  results: calculateAudit(answers),
  bars: hoursNowAndAfter(answers),
  recommendations: recommend(answers),
  date: date.format(now),
  siteUrl,
})

import type { AuditAnswers } from '#shared/audit/answers.ts'
import { documentFile } from '#shared/documents/file-names.ts'
import type { Paper } from '#shared/documents/paper.ts'
import type { TemplateGuide } from '#shared/templates/template.ts'
import { type AuditReportPayload, auditReportPayload } from './audit-report/payload.ts'
import { type ChecklistPayload, checklistPayload, type OwnChecklist } from './checklist/payload.ts'
import type { Frame } from './frame.ts'

/** What can be drawn, each from a plain payload that holds all of it that is not the same for all. */
export type DocumentRequest = { readonly paper: Paper; readonly fileName: string } & (
  | { readonly kind: 'audit-report'; readonly payload: AuditReportPayload }
  | { readonly kind: 'checklist'; readonly payload: ChecklistPayload }
  | { readonly kind: 'template-guide'; readonly payload: TemplateGuidePayload }
)

/** The report of an audit, of its answers alone. */
export const auditReportRequest = (answers: AuditAnswers, frame: Frame): DocumentRequest => ({
  kind: 'audit-report',
  paper: frame.paper,
  fileName: documentFile.auditReport,
  payload: auditReportPayload(answers, frame),
})

/** The checklist with somebody's ticks, or to fill in by hand. */
export const checklistRequest = (own: OwnChecklist, frame: Frame): DocumentRequest => ({
  kind: 'checklist',
  paper: frame.paper,
  fileName: documentFile.checklist,
  payload: checklistPayload(own, frame),
})

/** The guide to one of the industry templates, the same for everybody. */
export const templateGuideRequest = (
  template: TemplateGuide,
  { paper, siteUrl }: Omit<Frame, 'at'>,
): DocumentRequest => ({
  kind: 'template-guide',
  paper,
  fileName: documentFile.template(template.title),
  payload: { template, siteUrl },
})

/** All that a template's guide shows; plain, so that it can travel to the worker. */
export type TemplateGuidePayload = {
  readonly template: TemplateGuide
  /** Origin of the site, without a final slash. */
  readonly siteUrl: string
}

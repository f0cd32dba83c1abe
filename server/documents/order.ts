import type { AuditAnswers } from '#shared/audit/answers.ts'
import { documentFile } from '#shared/documents/file-names.ts'
import type { Paper } from '#shared/documents/paper.ts'
import type { TemplateGuide } from '#shared/templates/template.ts'
import { type AuditReportPayload, auditReportPayload } from './audit-report/payload.ts'
import { type ChecklistPayload, checklistPayload, type OwnChecklist } from './checklist/payload.ts'
import type { Frame } from './frame.ts'
import type { TemplateGuidePayload } from './template-guide/payload.ts'

/** What can be drawn, each from a plain payload that holds all of it that is not the same for all. */
export type DocumentOrder = { readonly paper: Paper; readonly fileName: string } & (
  | { readonly kind: 'audit-report'; readonly payload: AuditReportPayload }
  | { readonly kind: 'checklist'; readonly payload: ChecklistPayload }
  | { readonly kind: 'template-guide'; readonly payload: TemplateGuidePayload }
)

/** The report of an audit, of its answers alone. */
export const auditReportOrder = (answers: AuditAnswers, frame: Frame): DocumentOrder => ({
  kind: 'audit-report',
  paper: frame.paper,
  fileName: documentFile.auditReport,
  payload: auditReportPayload(answers, frame),
})

/** The checklist with somebody's ticks, or to fill in by hand. */
export const checklistOrder = (own: OwnChecklist, frame: Frame): DocumentOrder => ({
  kind: 'checklist',
  paper: frame.paper,
  fileName: documentFile.checklist,
  payload: checklistPayload(own, frame),
})

/** The guide to one of the industry templates, the same for everybody. */
export const templateGuideOrder = (
  template: TemplateGuide,
  { paper, siteUrl }: Omit<Frame, 'at'>,
): DocumentOrder => ({
  kind: 'template-guide',
  paper,
  fileName: documentFile.template(template.title),
  payload: { template, siteUrl },
})

import { z } from 'zod'
import { auditPage } from '#content/audit/page.ts'
import {
  type AuditDraft,
  auditLabels,
  emptyAudit,
  hourFields,
  textFields,
} from '#shared/audit/answers.ts'
import { auditAnswersSchema } from '#shared/audit/schema.ts'
import { auditSteps, missingAuditFields, readAnswers } from '#shared/audit/steps.ts'
import { page } from '#shared/routes.ts'
import { AppError } from '../errors.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { escapeHtml, plainField, plainPage } from '../http/plain-page.ts'
import { consume } from '../http/rate-limit.ts'
import { visitorLimit } from '../http/visitor-limit.ts'
import { auditReportPayload } from './audit-report/payload.ts'
import type { DocumentRenderer } from './document-renderer.ts'
import { sendPdf } from './send-pdf.ts'

const formSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]).catch(''))
const typedFields = [...textFields, ...hourFields]

function draftOf(form: z.output<typeof formSchema>): AuditDraft {
  const typed = typedFields.map((name) => [name, [form[name] ?? ''].flat()[0] ?? ''])
  return { ...emptyAudit, ...Object.fromEntries(typed), painPoints: [form.painPoints ?? []].flat() }
}

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

/** The form again: what is missing to fill in, the rest as it was typed. */
function again(draft: AuditDraft, problems: readonly string[]): string {
  const missing = auditSteps.flatMap((_, index) =>
    missingAuditFields(([1, 2, 3, 4] as const)[index] ?? 1, draft),
  )
  const fields = typedFields.map((name) =>
    missing.includes(name)
      ? plainField({ name, label: auditLabels[name], type: 'text', value: draft[name] })
      : hidden(name, draft[name]),
  )
  return plainPage({
    heading: 'Please check your answers',
    problems:
      missing.length > 0
        ? [`${auditPage.missing} ${missing.map((field) => auditLabels[field]).join(', ')}`]
        : problems,
    action: page.audit,
    fields: [...fields, ...draft.painPoints.map((point) => hidden('painPoints', point))].join('\n'),
    button: auditPage.finish,
    back: 'Back to the audit',
  })
}

/**
 * `POST /efficiency-audit`: the audit of a browser without JavaScript. Answers with the report as
 * PDF, or with the form again and everything that was typed.
 */
export function auditPost(app: App, shared: Shared, documents: DocumentRenderer) {
  app.post(page.audit, { schema: { hide: true, body: formSchema } }, async (request, reply) => {
    const draft = draftOf(request.body)
    const refuse = (status: number, problems: readonly string[]) =>
      reply.status(status).type('text/html; charset=utf-8').send(again(draft, problems))

    const read = auditAnswersSchema.safeParse(readAnswers(draft))
    if (!read.success)
      return refuse(
        400,
        read.error.issues.map(({ message }) => message),
      )
    const ctx = await publicContext(shared, request)
    try {
      await consume(ctx, visitorLimit, request.ip)
      const payload = auditReportPayload(read.data, ctx.clock(), ctx.env.publicUrl)
      return sendPdf(reply, await documents.render({ kind: 'audit-report', payload }))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.details.retryAfter) reply.header('Retry-After', error.details.retryAfter)
      return refuse(error.status, [error.message])
    }
  })
}

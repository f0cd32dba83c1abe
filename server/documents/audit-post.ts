import { z } from 'zod'
import { type AuditDraft, emptyAudit, hourFields, textFields } from '#shared/audit/answers.ts'
import { auditAnswersSchema } from '#shared/audit/schema.ts'
import { readAnswers } from '#shared/audit/steps.ts'
import { page } from '#shared/routes.ts'
import { auditAnswer, auditResultsAnswer, reportField } from '#web/site/answers/audit-answer.tsx'
import { AppError } from '../errors.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { SendAnswer } from '../http/answer-page.tsx'
import type { App } from '../http/app-instance.ts'
import { sayWhenAgain } from '../http/errors.ts'
import { limitPlainForm } from '../http/form-limit.ts'
import type { DocumentRenderer } from './document-renderer.ts'
import { auditReportRequest } from './document-request.ts'
import { paperOf } from './frame.ts'
import { sendPdf } from './pdf-response.ts'

const formSchema = z.record(z.string(), z.union([z.string(), z.array(z.string())]).catch(''))

function draftOf(form: z.output<typeof formSchema>): AuditDraft {
  const typed = [...textFields, ...hourFields].map((name) => [
    name,
    [form[name] ?? ''].flat()[0] ?? '',
  ])
  return { ...emptyAudit, ...Object.fromEntries(typed), painPoints: [form.painPoints ?? []].flat() }
}

/**
 * `POST /efficiency-audit`: the audit of a browser without JavaScript. Answers with the results, from
 * there with the report as PDF, or with the form again and everything that was typed.
 */
export function auditPost(
  app: App,
  shared: Shared,
  documents: DocumentRenderer,
  sendAnswer: SendAnswer,
) {
  app.post(page.audit, { schema: { hide: true, body: formSchema } }, async (request, reply) => {
    const draft = draftOf(request.body)
    const refuse = (status: number, problems: readonly string[]) =>
      sendAnswer(reply, status, auditAnswer(draft, problems))

    const read = auditAnswersSchema.safeParse(readAnswers(draft))
    if (!read.success)
      return refuse(
        400,
        read.error.issues.map(({ message }) => message),
      )
    const ctx = await publicContext(shared, request)
    try {
      await limitPlainForm(ctx, request)
      if (request.body[reportField] !== 'pdf') {
        return sendAnswer(reply, 200, auditResultsAnswer(read.data, draft))
      }
      const frame = {
        paper: paperOf(request, undefined),
        at: ctx.clock(),
        siteUrl: ctx.env.publicUrl,
      }
      const document = auditReportRequest(read.data, frame)
      return sendPdf(reply, document.fileName, await documents.render(document))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      sayWhenAgain(reply, error)
      return refuse(error.status, [error.message])
    }
  })
}

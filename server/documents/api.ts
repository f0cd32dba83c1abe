import { z } from 'zod'
import { auditAnswersSchema } from '#shared/audit/schema.ts'
import { api } from '#shared/routes.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { consume } from '../http/rate-limit.ts'
import { failures } from '../http/responses.ts'
import { visitorLimit } from '../http/visitor-limit.ts'
import { auditReportPayload } from './audit-report/payload.ts'
import type { DocumentRenderer } from './document-renderer.ts'
import { sendPdf } from './send-pdf.ts'

const pdf = z
  .custom<Uint8Array>((value) => value instanceof Uint8Array)
  .meta({
    type: 'string',
    contentMediaType: 'application/pdf',
  })

/** Documents a visitor takes home at once (design.md §4): the audit report as PDF. Nothing is kept. */
export function documentsApi(app: App, shared: Shared, documents: DocumentRenderer) {
  app.post(
    api.auditReport,
    {
      schema: {
        tags: ['Documents'],
        summary: 'The report of an efficiency audit as PDF, calculated from the answers',
        body: auditAnswersSchema,
        response: { 200: { content: { 'application/pdf': { schema: pdf } } }, ...failures },
      },
    },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      if (ctx.actor.kind === 'visitor') await consume(ctx, visitorLimit, ctx.actor.ip)
      const payload = auditReportPayload(request.body, ctx.clock(), ctx.env.publicUrl)
      return sendPdf(reply, await documents.render({ kind: 'audit-report', payload }))
    },
  )
}

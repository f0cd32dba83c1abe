import { z } from 'zod'
import { zoneName } from '#shared/documents/paper.ts'
import { api } from '#shared/routes.ts'
import { findRecord } from '../db/records.ts'
import { notFound } from '../errors.ts'
import { adminContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { submissionRecords } from '../lead-magnets/submission-records.ts'
import { documentOfSubmission } from './document-of-submission.ts'
import type { DocumentRenderer } from './document-renderer.ts'
import { paperOf } from './paper-of.ts'
import { pdfOrFailure, sendPdf } from './pdf-response.ts'

/** The document of a submission as its visitor got it, drawn anew from what is kept. */
export function documentsAdminApi(app: App, shared: Shared, documents: DocumentRenderer) {
  app.get(
    api.admin.submissionDocument(':id'),
    {
      schema: {
        tags: ['Lead magnets'],
        security: [{ token: [] }],
        summary: 'The PDF that the visitor of a checklist, an audit or a template asked for',
        params: z.object({ id: z.string().max(200) }),
        querystring: z.object({ timeZone: zoneName.optional() }),
        response: pdfOrFailure('not_found'),
      },
    },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      const submission = await findRecord(ctx, submissionRecords, request.params.id)
      const paper = paperOf(request, request.query.timeZone)
      const frame = { paper, at: submission.createdAt, siteUrl: ctx.env.publicUrl }
      const order = documentOfSubmission(submission, frame)
      if (!order) throw notFound('document')
      return sendPdf(reply, order.fileName, await documents.render(order))
    },
  )
}

import { z } from 'zod'
import { templates } from '#content/templates/list.ts'
import { zoneName } from '#shared/documents/paper.ts'
import { submittedAnswers } from '#shared/lead-magnets/answers.ts'
import type { Submission } from '#shared/lead-magnets/schema.ts'
import { api } from '#shared/routes.ts'
import type { DocumentRenderer } from '../documents/document-renderer.ts'
import {
  auditReportRequest,
  checklistRequest,
  type DocumentRequest,
  templateGuideRequest,
} from '../documents/document-request.ts'
import { type Frame, paperOf } from '../documents/frame.ts'
import { pdfOrFailure, sendPdf } from '../documents/pdf-response.ts'
import { notFound } from '../errors.ts'
import { byId } from '../http/admin-scope.ts'
import type { App } from '../http/app-instance.ts'
import { findRecord } from '../records.ts'
import { submissionRecords } from './submission-records.ts'

/** The document of a submission as its visitor got it, drawn anew from what is kept. */
export function submissionDocumentApi(app: App, documents: DocumentRenderer) {
  app.get(
    api.admin.submissionDocument(':id'),
    {
      schema: {
        summary: 'The PDF that the visitor of a checklist, an audit or a template asked for',
        params: byId,
        querystring: z.object({ timeZone: zoneName.optional() }),
        response: pdfOrFailure('not_found'),
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const submission = await findRecord(ctx, submissionRecords, request.params.id)
      const paper = paperOf(request, request.query.timeZone)
      const frame = { paper, at: submission.createdAt, siteUrl: ctx.env.publicUrl }
      const document = documentOfSubmission(submission, frame)
      if (!document) throw notFound('document')
      return sendPdf(reply, document.fileName, await documents.render(document))
    },
  )
}

type Submitted = Pick<Submission, 'leadMagnetType' | 'name' | 'submissionData' | 'answers'>

/** The document that a submission asked for; null for what has none, such as a guide. */
function documentOfSubmission(submission: Submitted, frame: Frame): DocumentRequest | null {
  const submitted = submittedAnswers(submission)
  switch (submission.leadMagnetType) {
    case 'checklist': {
      const ticked = submitted?.kind === 'checklist' ? submitted.checked : null
      return checklistRequest({ name: submission.name, ticked }, frame)
    }
    case 'audit':
      return submitted?.kind === 'audit' ? auditReportRequest(submitted.answers, frame) : null
    case 'template': {
      const template = templates.find(({ title }) => title === submission.submissionData)
      return template ? templateGuideRequest(template, frame) : null
    }
    case 'guide':
      return null
  }
}

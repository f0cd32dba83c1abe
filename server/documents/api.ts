import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findTemplate } from '#content/templates/list.ts'
import { auditAnswersSchema } from '#shared/audit/schema.ts'
import { zoneName } from '#shared/documents/paper.ts'
import { ticks } from '#shared/lead-magnets/schema.ts'
import { api } from '#shared/routes.ts'
import { notFound } from '../errors.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { SendAnswer } from '../http/answer-page.tsx'
import type { App } from '../http/app-instance.ts'
import { failurePage } from '../http/failure-page.ts'
import { proofHeaders } from '../http/form-headers.ts'
import { limitForm, limitLink } from '../http/form-limit.ts'
import { formFailures } from '../http/responses.ts'
import type { DocumentRenderer } from './document-renderer.ts'
import {
  auditReportRequest,
  checklistRequest,
  type DocumentRequest,
  templateGuideRequest,
} from './document-request.ts'
import { type Frame, paperOf } from './frame.ts'
import { pdfOrFailure, sendPdf } from './pdf-response.ts'

const tags = ['Documents']
const timeZone = zoneName.optional()

/** Documents a visitor takes home at once (design.md §4). Nothing of them is kept. */
export function documentsApi(
  app: App,
  shared: Shared,
  documents: DocumentRenderer,
  sendAnswer: SendAnswer,
) {
  /** Draws what a call asks for, once its limits let it, on the paper of whoever asks. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { by, timeZone }: { by: typeof limitForm; timeZone: string | undefined },
    documentIn: (frame: Frame) => DocumentRequest,
  ) => {
    const ctx = await publicContext(shared, request)
    await by(ctx, request)
    const paper = paperOf(request, timeZone)
    const document = documentIn({ paper, at: ctx.clock(), siteUrl: ctx.env.publicUrl })
    return sendPdf(reply, document.fileName, await documents.render(document))
  }
  const errorHandler = failurePage(sendAnswer)
  const asLink = (timeZone: string | undefined) => ({ by: limitLink, timeZone })

  app.post(
    api.auditReport,
    {
      schema: {
        tags,
        summary: 'The report of an efficiency audit as PDF, calculated from the answers',
        headers: proofHeaders,
        body: auditAnswersSchema.extend({ timeZone }),
        response: pdfOrFailure(...formFailures),
      },
    },
    (request, reply) => {
      const { timeZone, ...answers } = request.body
      return answer(request, reply, { by: limitForm, timeZone }, (frame) =>
        auditReportRequest(answers, frame),
      )
    },
  )

  app.get(
    api.checklistDocument,
    {
      schema: {
        tags,
        summary: 'The readiness checklist as PDF: ticked and read, or to tick by hand',
        querystring: z.object({
          checked: z.preprocess((value) => (value === undefined ? [] : [value].flat()), ticks),
          timeZone,
        }),
        response: pdfOrFailure('too_many_requests'),
      },
      errorHandler,
    },
    (request, reply) => {
      const { checked: ticked, timeZone } = request.query
      return answer(request, reply, asLink(timeZone), (frame) =>
        checklistRequest({ name: null, ticked }, frame),
      )
    },
  )

  app.get(
    api.templateDocument(':id'),
    {
      schema: {
        tags,
        summary: 'The guide to an industry template as PDF',
        params: z.object({ id: z.string().max(200) }),
        querystring: z.object({ timeZone }),
        response: pdfOrFailure('not_found', 'too_many_requests'),
      },
      errorHandler,
    },
    (request, reply) => {
      const template = findTemplate(request.params.id)
      if (!template) throw notFound('template')
      return answer(request, reply, asLink(request.query.timeZone), (frame) =>
        templateGuideRequest(template, frame),
      )
    },
  )
}

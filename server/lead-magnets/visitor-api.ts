import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sendAuditReportSchema } from '#shared/audit/schema.ts'
import { checklistItemCount } from '#shared/checklist/vocabulary.ts'
import {
  sendChecklistSchema,
  submissionCallSchema,
  submissionSchema,
} from '#shared/lead-magnets/schema.ts'
import { mailHeld } from '#shared/mail/schema.ts'
import { withVisit } from '#shared/origins/visit-schema.ts'
import { api } from '#shared/routes.ts'
import { paperOf } from '../documents/frame.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { formHeaders } from '../http/form-headers.ts'
import { limitForm } from '../http/form-limit.ts'
import { failuresOf, formFailures } from '../http/responses.ts'
import { isMailHeld } from '../mail/enqueue-email.ts'
import { auditText, checklistText, createSubmission } from './create-submission.ts'
import { presentSubmission } from './submission-records.ts'

const kept = z.object({ id: z.string(), mailHeld })
const failures = failuresOf(...formFailures, 'erased', 'key_reused')
const schema = {
  tags: ['Lead magnets'],
  headers: formHeaders,
  response: { 201: kept, ...failures },
}

/** The calls that make a submission (public-site.md §7, admin-back-office.md §7). */
export function leadMagnetVisitorApi(app: App, shared: Shared) {
  const limited = async (request: FastifyRequest) => {
    const ctx = await publicContext(shared, request)
    await limitForm(ctx, request)
    return ctx
  }

  app.post(
    api.leadMagnetSubmissions,
    {
      schema: {
        ...schema,
        summary: 'Ask for a template, or (with a token) enter a submission by hand',
        body: withVisit(submissionCallSchema),
        response: { 201: submissionSchema.extend({ mailHeld: mailHeld.optional() }), ...failures },
      },
    },
    async (request, reply) => {
      const ctx = await limited(request)
      const idempotencyKey = request.headers['idempotency-key']
      const { timeZone, visit: origin, ...input } = request.body
      const paper = paperOf(request, timeZone)
      reply.status(201)
      const submission = await createSubmission({ ctx, input, origin, paper, idempotencyKey })
      const byAdmin = ctx.actor.kind === 'admin'
      return { ...presentSubmission(submission), ...(!byAdmin && { mailHeld: isMailHeld(ctx) }) }
    },
  )

  app.post(
    api.sendChecklist,
    {
      schema: {
        ...schema,
        summary: 'Ask for the checklist by e-mail',
        body: withVisit(sendChecklistSchema),
      },
    },
    async (request, reply) => {
      const ctx = await limited(request)
      const { email, name, checked, timeZone, visit: origin } = request.body
      const { id } = await createSubmission({
        ctx,
        input: {
          email,
          name,
          company: null,
          leadMagnetType: 'checklist',
          submissionData: checklistText(checked, checklistItemCount),
        },
        origin,
        ...(checked && { answers: { checked } }),
        paper: paperOf(request, timeZone),
        idempotencyKey: request.headers['idempotency-key'],
      })
      reply.status(201)
      return { id, mailHeld: isMailHeld(ctx) }
    },
  )

  app.post(
    api.sendAuditReport,
    {
      schema: {
        ...schema,
        summary: 'Ask for the audit report by e-mail',
        body: sendAuditReportSchema,
      },
    },
    async (request, reply) => {
      const ctx = await limited(request)
      const { email, auditData, timeZone, visit: origin } = request.body
      const { id } = await createSubmission({
        ctx,
        input: {
          email,
          name: '',
          company: auditData.companyName,
          leadMagnetType: 'audit',
          submissionData: auditText(auditData),
        },
        origin,
        answers: auditData,
        paper: paperOf(request, timeZone),
        idempotencyKey: request.headers['idempotency-key'],
      })
      reply.status(201)
      return { id, mailHeld: isMailHeld(ctx) }
    },
  )
}

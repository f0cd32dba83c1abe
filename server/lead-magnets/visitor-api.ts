import { z } from 'zod'
import { sendAuditReportSchema } from '#shared/audit/schema.ts'
import { checklistItemCount } from '#shared/checklist/vocabulary.ts'
import {
  createSubmissionSchema,
  sendChecklistSchema,
  submissionSchema,
} from '#shared/lead-magnets/schema.ts'
import { api } from '#shared/routes.ts'
import type { Ctx } from '../context.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { idempotencyHeaders } from '../http/idempotency.ts'
import { consume } from '../http/rate-limit.ts'
import { failures } from '../http/responses.ts'
import { visitorLimit } from '../http/visitor-limit.ts'
import { createSubmission } from './create-submission.ts'
import { presentSubmission } from './presenter.ts'
import { auditText, checklistText } from './submission-text.ts'

const kept = z.object({ id: z.string() })
const schema = {
  tags: ['Lead magnets'],
  headers: idempotencyHeaders,
  response: { 201: kept, ...failures },
}

/** The calls that make a submission (public-site.md §7, admin-back-office.md §7). */
export function leadMagnetVisitorApi(app: App, shared: Shared) {
  const limited = async (ctx: Ctx) => {
    if (ctx.actor.kind === 'visitor') await consume(ctx, visitorLimit, ctx.actor.ip)
    return ctx
  }

  app.post(
    api.leadMagnetSubmissions,
    {
      schema: {
        ...schema,
        summary: 'Ask for a template, or (with a token) enter a submission by hand',
        body: createSubmissionSchema,
        response: { 201: submissionSchema, ...failures },
      },
    },
    async (request, reply) => {
      const ctx = await limited(await publicContext(shared, request))
      const idempotencyKey = request.headers['idempotency-key']
      reply.status(201)
      return presentSubmission(await createSubmission({ ctx, input: request.body, idempotencyKey }))
    },
  )

  app.post(
    api.sendChecklist,
    {
      schema: { ...schema, summary: 'Ask for the checklist by e-mail', body: sendChecklistSchema },
    },
    async (request, reply) => {
      const ctx = await limited(await publicContext(shared, request))
      const { email, name, checked } = request.body
      const { id } = await createSubmission({
        ctx,
        input: {
          email,
          name,
          company: null,
          leadMagnetType: 'checklist',
          submissionData: checklistText(checked, checklistItemCount),
        },
        ...(checked && { answers: { checked } }),
        idempotencyKey: request.headers['idempotency-key'],
      })
      reply.status(201)
      return { id }
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
      const ctx = await limited(await publicContext(shared, request))
      const { email, auditData } = request.body
      const { id } = await createSubmission({
        ctx,
        input: {
          email,
          name: '',
          company: auditData.companyName,
          leadMagnetType: 'audit',
          submissionData: auditText(auditData),
        },
        answers: auditData,
        idempotencyKey: request.headers['idempotency-key'],
      })
      reply.status(201)
      return { id }
    },
  )
}

import { z } from 'zod'
import {
  consultationCountsSchema,
  consultationSchema,
  createConsultationSchema,
  listConsultationsSchema,
  setConsultationStatusSchema,
  updateConsultationSchema,
} from '#shared/consultations/schema.ts'
import { consultationStatuses } from '#shared/consultations/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { countsBy } from '../db/counts-by.ts'
import { allRows } from '../db/keyset.ts'
import { deleteRecord, findRecord, restoreRecord } from '../db/records.ts'
import { consultations } from '../db/schema.ts'
import { adminContext, publicContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { sendCsv } from '../http/csv.ts'
import { idempotencyHeaders } from '../http/idempotency.ts'
import { describePage } from '../http/list-page.ts'
import { consume } from '../http/rate-limit.ts'
import { failures, noContent } from '../http/responses.ts'
import { visitorLimit } from '../http/visitor-limit.ts'
import { csvColumns, csvRows } from './consultation-csv.ts'
import { consultationKeyset, consultationRecords as kind } from './consultation-records.ts'
import { createConsultation } from './create-consultation.ts'
import { consultationFilter, listConsultations } from './list-consultations.ts'
import { presentConsultation } from './presenter.ts'
import { setConsultationStatus, updateConsultation } from './update-consultation.ts'

const tags = ['Consultations']
const security = [{ token: [] }]
const params = z.object({ id: z.string().max(200) })
const one = { tags, security, params, response: { 200: consultationSchema, ...failures } }

/** The calls on consultation requests (admin-back-office.md §7). */
export function consultationsApi(app: App, shared: Shared) {
  app.post(
    api.consultationRequests,
    {
      schema: {
        tags,
        summary: 'Ask for a meeting, or (with a token) enter one by hand',
        headers: idempotencyHeaders,
        body: createConsultationSchema,
        response: { 201: consultationSchema, ...failures },
      },
    },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      if (ctx.actor.kind === 'visitor') await consume(ctx, visitorLimit, ctx.actor.ip)
      const idempotencyKey = request.headers['idempotency-key']
      reply.status(201)
      return presentConsultation(
        await createConsultation({ ctx, input: request.body, idempotencyKey }),
      )
    },
  )

  app.get(
    api.admin.consultations,
    {
      schema: {
        tags,
        security,
        summary: 'Consultation requests, searched, filtered, sorted and paged by keyset',
        querystring: listConsultationsSchema,
        response: { 200: z.array(consultationSchema), ...failures },
      },
    },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      const page = await listConsultations({ ctx, input: request.query })
      describePage(request, reply, page)
      return page.rows.map(presentConsultation)
    },
  )

  app.get(
    api.admin.consultationCounts,
    { schema: { tags, security, response: { 200: consultationCountsSchema, ...failures } } },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      const filter = consultationFilter({})
      const { status } = consultations
      const counts = await countsBy(ctx.db, consultations, status, filter, consultationStatuses)
      return { total: counts.total, byStatus: counts.by }
    },
  )

  app.get(
    api.admin.consultationsExport,
    { schema: { tags, security, querystring: listConsultationsSchema } },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      const filter = consultationFilter(request.query)
      const { sort } = request.query
      const rows = allRows({ db: ctx.db, keyset: consultationKeyset, filter, sort })
      return sendCsv(reply, 'consultations.csv', csvColumns, csvRows(rows))
    },
  )

  app.get(api.admin.consultation(':id'), { schema: one }, async (request) => {
    const { ctx } = await adminContext(shared, request)
    return presentConsultation(await findRecord(ctx, kind, request.params.id))
  })

  app.patch(
    api.admin.consultation(':id'),
    { schema: { ...one, body: updateConsultationSchema } },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      const { id } = request.params
      return presentConsultation(await updateConsultation({ ctx, id, input: request.body }))
    },
  )

  app.patch(
    api.admin.consultationStatus(':id'),
    { schema: { ...one, body: setConsultationStatusSchema } },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      const { id } = request.params
      const { status } = request.body
      return presentConsultation(await setConsultationStatus({ ctx, id, status }))
    },
  )

  app.delete(
    api.admin.consultation(':id'),
    { schema: { tags, security, params, response: { 204: noContent, ...failures } } },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      await deleteRecord({ ctx, kind, id: request.params.id })
      reply.status(204)
    },
  )

  app.post(api.admin.consultationRestore(':id'), { schema: one }, async (request) => {
    const { ctx } = await adminContext(shared, request)
    return presentConsultation(await restoreRecord({ ctx, kind, id: request.params.id }))
  })
}

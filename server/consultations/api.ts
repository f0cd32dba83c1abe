import { z } from 'zod'
import {
  broughtUpToDateSchema,
  knownBookingsSchema,
  lookUpBookingsSchema,
} from '#shared/consultations/known-booking.ts'
import {
  consultationCountsSchema,
  consultationSchema,
  createConsultationSchema,
  listConsultationsSchema,
  ownConsultationSchema,
  setConsultationStatusSchema,
  updateConsultationSchema,
} from '#shared/consultations/schema.ts'
import { withChange } from '#shared/journal/schema.ts'
import { mailHeld } from '#shared/mail/schema.ts'
import { withVisit } from '#shared/origins/visit-schema.ts'
import { api } from '#shared/routes.ts'
import { recordExport } from '../audit/record.ts'
import { allRows } from '../db/keyset.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import { byId } from '../http/admin-scope.ts'
import type { App } from '../http/app-instance.ts'
import { sendCsv } from '../http/csv.ts'
import { formHeaders } from '../http/form-headers.ts'
import { limitForm } from '../http/form-limit.ts'
import { describePage } from '../http/list-page.ts'
import { failuresOf, file, formFailures, noContent } from '../http/responses.ts'
import { isMailHeld } from '../mail/enqueue-email.ts'
import { findRecord } from '../records.ts'
import { createConsultation } from './create-consultation.ts'
import { bookingChanges, knownBookings } from './known-booking.ts'
import {
  consultationFilter,
  consultationKeyset,
  countConsultations,
  csvColumns,
  csvRows,
  listConsultations,
} from './list-consultations.ts'
import { overlapsOfChanges } from './meeting-host.ts'
import {
  presentBroughtUpToDate,
  presentConsultation,
  presentKnown,
  presentOwnConsultation,
} from './presenter.ts'
import {
  changeConsultationStatus,
  deleteConsultation,
  consultationRecords as kind,
  releaseConsultation,
  restoreConsultation,
  updateConsultation,
} from './update-consultation.ts'

const one = {
  params: byId,
  response: { 200: consultationSchema, ...failuresOf('not_found') },
}
/** Of what may bring a meeting to where its host has another. */
const standing = {
  ...one,
  response: { 200: consultationSchema, ...failuresOf('not_found', 'slot_taken') },
}
const change = {
  ...one,
  response: {
    200: consultationSchema,
    ...failuresOf('not_found', 'edit_conflict', 'erased', 'slot_taken'),
  },
}

/** The call that keeps a consultation request (public-site.md §7). */
export function consultationsApi(app: App, shared: Shared) {
  app.post(
    api.consultationRequests,
    {
      schema: {
        tags: ['Consultations'],
        summary: 'Ask for a meeting, or (with a token) enter one by hand',
        headers: formHeaders,
        body: withVisit(createConsultationSchema),
        response: {
          200: broughtUpToDateSchema.describe('It was kept already, and is brought up to date.'),
          201: z.union([consultationSchema, ownConsultationSchema.extend({ mailHeld })]),
          ...failuresOf(...formFailures, 'erased', 'key_reused', 'slot_taken'),
        },
      },
    },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      await limitForm(ctx, request)
      const idempotencyKey = request.headers['idempotency-key']
      const { visit: origin, ...input } = request.body
      const { consultation, imported, changed } = await createConsultation({
        ctx,
        input,
        origin,
        idempotencyKey,
      })
      if (imported) return presentBroughtUpToDate(consultation, changed)
      reply.status(201)
      if (ctx.actor.kind === 'admin') return presentConsultation(consultation)
      return { ...presentOwnConsultation(consultation), mailHeld: isMailHeld(ctx) }
    },
  )
}

/** The calls on consultation requests of the back-office (admin-back-office.md §7). */
export function consultationsAdminApi(app: App) {
  app.get(
    api.admin.consultations,
    {
      schema: {
        summary: 'Consultation requests, searched, filtered, sorted and paged by keyset',
        querystring: listConsultationsSchema,
        response: { 200: z.array(consultationSchema) },
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const page = await listConsultations({ ctx, input: request.query })
      describePage(request, reply, page)
      return page.rows.map(presentConsultation)
    },
  )

  app.post(
    api.admin.consultationsKnown,
    {
      schema: {
        summary:
          'Which bookings are kept already, what keeping them again would change, and whether a host would have two meetings at a time',
        body: lookUpBookingsSchema,
        response: { 200: knownBookingsSchema },
      },
    },
    async ({ ctx, body }) => {
      const { bookings } = body
      const found = await knownBookings(ctx, bookings)
      const planned = bookings.map((booking, index) => {
        const row = found[index]
        return row ? { row, changes: bookingChanges(row, booking) } : null
      })
      const overlapping = await overlapsOfChanges(
        ctx.db,
        planned.filter((one) => one !== null),
      )
      return planned.map(
        (one) => one && presentKnown(one.row, one.changes, overlapping.has(one.row.id)),
      )
    },
  )

  app.get(
    api.admin.consultationCounts,
    { schema: { response: { 200: consultationCountsSchema } } },
    async ({ ctx }) => countConsultations(ctx),
  )

  app.get(
    api.admin.consultationsExport,
    {
      schema: {
        querystring: listConsultationsSchema,
        response: { 200: file('text/csv') },
      },
    },
    async ({ ctx, query }, reply) => {
      const wanted = consultationFilter(query)
      const { sort } = query
      const rows = allRows({ db: ctx.db, keyset: consultationKeyset, ...wanted, sort })
      await recordExport(ctx, 'consultations', query)
      return sendCsv(reply, 'consultations.csv', csvColumns, csvRows(rows))
    },
  )

  app.get(api.admin.consultation(':id'), { schema: one }, async ({ ctx, params }) =>
    presentConsultation(await findRecord(ctx, kind, params.id)),
  )

  app.patch(
    api.admin.consultation(':id'),
    { schema: { ...change, body: updateConsultationSchema } },
    async ({ ctx, params: { id }, body }) =>
      presentConsultation(await updateConsultation({ ctx, id, input: body })),
  )

  app.patch(
    api.admin.consultationStatus(':id'),
    {
      schema: {
        ...standing,
        summary: 'Set the status of a meeting; the answer names the change, to be taken back by',
        body: setConsultationStatusSchema,
        response: {
          200: withChange(consultationSchema),
          ...failuresOf('not_found', 'slot_taken'),
        },
      },
    },
    async ({ ctx, params: { id }, body: { status } }) => {
      const { consultation, changeId } = await changeConsultationStatus({ ctx, id, status })
      return { ...presentConsultation(consultation), changeId }
    },
  )

  app.delete(
    api.admin.consultation(':id'),
    {
      schema: { params: byId, response: { 204: noContent, ...failuresOf('not_found') } },
    },
    async ({ ctx, params }, reply) => {
      await deleteConsultation({ ctx, id: params.id })
      reply.status(204)
    },
  )

  app.post(api.admin.consultationRestore(':id'), { schema: standing }, async ({ ctx, params }) =>
    presentConsultation(await restoreConsultation({ ctx, id: params.id })),
  )

  app.post(
    api.admin.consultationRelease(':id'),
    {
      schema: {
        ...standing,
        summary:
          'Let a request that was set aside stand among the others; the answer names the change',
        response: {
          200: withChange(consultationSchema),
          ...failuresOf('not_found', 'slot_taken'),
        },
      },
    },
    async ({ ctx, params }) => {
      const { consultation, changeId } = await releaseConsultation({ ctx, id: params.id })
      return { ...presentConsultation(consultation), changeId }
    },
  )
}

import { z } from 'zod'
import { withChange } from '#shared/journal/schema.ts'
import {
  createLeadSchema,
  leadCountsSchema,
  leadSchema,
  listLeadsSchema,
  setLeadStatusSchema,
  updateLeadSchema,
} from '#shared/leads/schema.ts'
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
import { deleteRecord, findRecord, restoreRecord } from '../records.ts'
import { createLead } from './create-lead.ts'
import { leadRecords } from './lead-records.ts'
import { countLeads, csvColumns, csvRows, leadFilter, leadKeyset, listLeads } from './list-leads.ts'
import { presentLead, presentLeads, presentOneLead, presentOwnLead } from './presenter.ts'
import { changeLeadStatus, releaseLead, updateLead } from './update-lead.ts'

const ownLead = leadSchema
  .omit({
    status: true,
    priority: true,
    updatedAt: true,
    version: true,
    quarantine: true,
    assignedTo: true,
    tags: true,
    personId: true,
    origin: true,
  })
  .extend({ mailHeld })
const one = { params: byId, response: { 200: leadSchema, ...failuresOf('not_found') } }
const change = {
  ...one,
  response: { 200: leadSchema, ...failuresOf('not_found', 'edit_conflict', 'erased') },
}

/** The call that keeps a lead (public-site.md §7). */
export function leadsApi(app: App, shared: Shared) {
  app.post(
    api.leads,
    {
      schema: {
        tags: ['Leads'],
        summary: 'Send a message, or (with a token) enter a lead by hand',
        headers: formHeaders,
        body: withVisit(createLeadSchema),
        response: {
          201: z.union([leadSchema, ownLead]),
          ...failuresOf(...formFailures, 'erased', 'key_reused'),
        },
      },
    },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      await limitForm(ctx, request)
      const idempotencyKey = request.headers['idempotency-key']
      const { visit: origin, ...input } = request.body
      const lead = await createLead({ ctx, input, origin, idempotencyKey })
      reply.status(201)
      if (ctx.actor.kind === 'admin') return presentLead(lead)
      return { ...presentOwnLead(lead), mailHeld: isMailHeld(ctx) }
    },
  )
}

/** The calls on leads of the back-office (admin-back-office.md §7). */
export function leadsAdminApi(app: App) {
  app.get(
    api.admin.leads,
    {
      schema: {
        summary: 'Leads, searched, filtered, sorted and paged by keyset',
        querystring: listLeadsSchema,
        response: { 200: z.array(leadSchema) },
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const page = await listLeads({ ctx, input: request.query })
      describePage(request, reply, page)
      return presentLeads(ctx.db, page.rows)
    },
  )

  app.get(
    api.admin.leadCounts,
    { schema: { response: { 200: leadCountsSchema } } },
    async ({ ctx }) => countLeads({ ctx }),
  )

  app.get(
    api.admin.leadsExport,
    {
      schema: {
        querystring: listLeadsSchema,
        response: { 200: file('text/csv') },
      },
    },
    async ({ ctx, query }, reply) => {
      const { sort } = query
      const wanted = await leadFilter(ctx, query)
      const rows = allRows({ db: ctx.db, keyset: leadKeyset, ...wanted, sort })
      await recordExport(ctx, 'leads', query)
      return sendCsv(reply, 'leads.csv', csvColumns, csvRows(ctx, rows))
    },
  )

  app.get(api.admin.lead(':id'), { schema: one }, async ({ ctx, params }) =>
    presentOneLead(ctx.db, await findRecord(ctx, leadRecords, params.id)),
  )

  app.patch(
    api.admin.lead(':id'),
    { schema: { ...change, body: updateLeadSchema } },
    async ({ ctx, params, body }) =>
      presentOneLead(ctx.db, await updateLead({ ctx, id: params.id, input: body })),
  )

  app.patch(
    api.admin.leadStatus(':id'),
    {
      schema: {
        ...one,
        summary: 'Set the status of a lead; the answer names the change, to be taken back by',
        body: setLeadStatusSchema,
        response: { 200: withChange(leadSchema), ...failuresOf('not_found') },
      },
    },
    async ({ ctx, params: { id }, body }) => {
      const { lead, changeId } = await changeLeadStatus({ ctx, id, ...body })
      return { ...(await presentOneLead(ctx.db, lead)), changeId }
    },
  )

  app.delete(
    api.admin.lead(':id'),
    {
      schema: { params: byId, response: { 204: noContent, ...failuresOf('not_found') } },
    },
    async ({ ctx, params }, reply) => {
      await deleteRecord({ ctx, kind: leadRecords, id: params.id })
      reply.status(204)
    },
  )

  app.post(api.admin.leadRestore(':id'), { schema: one }, async ({ ctx, params }) => {
    return presentOneLead(ctx.db, await restoreRecord({ ctx, kind: leadRecords, id: params.id }))
  })

  app.post(
    api.admin.leadRelease(':id'),
    {
      schema: {
        ...one,
        summary:
          'Let a lead that was set aside stand among the others; the answer names the change',
        response: { 200: withChange(leadSchema), ...failuresOf('not_found') },
      },
    },
    async ({ ctx, params }) => {
      const { lead, changeId } = await releaseLead({ ctx, id: params.id })
      return { ...(await presentOneLead(ctx.db, lead)), changeId }
    },
  )
}

import { z } from 'zod'
import {
  changedDealSchema,
  createDealSchema,
  dealBoardQuerySchema,
  dealBoardSchema,
  dealSchema,
  listDealsSchema,
  updateDealSchema,
} from '#shared/deals/schema.ts'
import { dealCalls } from '#shared/office-calls.ts'
import { api } from '#shared/routes.ts'
import { byId } from '../http/admin-scope.ts'
import type { App } from '../http/app-instance.ts'
import { describePage } from '../http/list-page.ts'
import { failuresOf, noContent } from '../http/responses.ts'
import { deleteRecord, restoreRecord } from '../records.ts'
import { createDeal } from './create-deal.ts'
import { dealRecords, presentDeal, readDeal } from './deal-records.ts'
import { listDeals } from './list-deals.ts'
import { readBoard } from './read-board.ts'
import { updateDeal } from './update-deal.ts'

const one = { params: byId, response: { 200: dealSchema, ...failuresOf('not_found') } }

/** The calls on deals (relationship.md §6). */
export function dealsApi(app: App) {
  app.get(
    api.admin.deals,
    {
      schema: {
        summary: 'Deals, searched, filtered, sorted and paged by keyset',
        querystring: listDealsSchema,
        response: { 200: z.array(dealSchema) },
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const page = await listDeals(ctx, request.query)
      describePage(request, reply, page)
      return page.rows
    },
  )

  app.get(
    dealCalls.board,
    {
      schema: {
        summary: 'Each stage with its count, sum and first deals, and the forecast by month',
        querystring: dealBoardQuerySchema,
        response: { 200: dealBoardSchema },
      },
    },
    async ({ ctx, query }) => readBoard(ctx, query),
  )

  app.post(
    api.admin.deals,
    {
      schema: {
        body: createDealSchema,
        response: { 201: dealSchema, ...failuresOf('not_found') },
      },
    },
    async ({ ctx, body }, reply) => {
      reply.status(201)
      return createDeal(ctx, body)
    },
  )

  app.get(api.admin.deal(':id'), { schema: one }, async ({ ctx, params }) =>
    readDeal(ctx, params.id),
  )

  app.patch(
    api.admin.deal(':id'),
    {
      schema: {
        params: byId,
        summary: 'Change a deal or move it; winning it wins the lead it came from',
        body: updateDealSchema,
        response: { 200: changedDealSchema, ...failuresOf('not_found', 'edit_conflict') },
      },
    },
    async ({ ctx, params, body }) => updateDeal(ctx, params.id, body),
  )

  app.delete(
    api.admin.deal(':id'),
    {
      schema: { params: byId, response: { 204: noContent, ...failuresOf('not_found') } },
    },
    async ({ ctx, params }, reply) => {
      await deleteRecord({ ctx, kind: dealRecords, id: params.id })
      reply.status(204)
    },
  )

  app.post(dealCalls.restore(':id'), { schema: one }, async ({ ctx, params }) => {
    return presentDeal(ctx.db, await restoreRecord({ ctx, kind: dealRecords, id: params.id }))
  })
}

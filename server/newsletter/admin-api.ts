import { z } from 'zod'
import { listSubscribersSchema, subscriberSchema } from '#shared/newsletter/schema.ts'
import { api } from '#shared/routes.ts'
import { allRows, listPage } from '../db/keyset.ts'
import { adminContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { sendCsv } from '../http/csv.ts'
import { describePage } from '../http/list-page.ts'
import { failures, noContent } from '../http/responses.ts'
import { presentSubscriber, type SubscriberRow } from './presenter.ts'
import { removeSubscriber } from './remove-subscriber.ts'
import { subscriberKeyset as keyset, subscriberFilter } from './subscriber-records.ts'

const tags = ['Newsletter']
const security = [{ token: [] }]
const params = z.object({ id: z.string().max(200) })

async function* csvRows(rows: AsyncIterable<SubscriberRow>) {
  for await (const row of rows) yield [row.email, row.source, row.createdAt.toISOString()]
}

/** The back-office's calls on newsletter subscribers. */
export function subscribersApi(app: App, shared: Shared) {
  app.get(
    api.admin.subscribers,
    {
      schema: {
        tags,
        security,
        querystring: listSubscribersSchema,
        response: { 200: z.array(subscriberSchema), ...failures },
      },
    },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      const { sort, limit, cursor } = request.query
      const filter = subscriberFilter(request.query)
      const page = await listPage({ db: ctx.db, keyset, filter, sort, limit, cursor })
      describePage(request, reply, page)
      return page.rows.map(presentSubscriber)
    },
  )

  app.get(
    api.admin.subscribersExport,
    { schema: { tags, security, querystring: listSubscribersSchema } },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      const filter = subscriberFilter(request.query)
      const rows = allRows({ db: ctx.db, keyset, filter, sort: request.query.sort })
      return sendCsv(reply, 'subscribers.csv', ['Email', 'Source', 'Since (UTC)'], csvRows(rows))
    },
  )

  app.delete(
    api.admin.subscriber(':id'),
    { schema: { tags, security, params, response: { 204: noContent, ...failures } } },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      await removeSubscriber({ ctx, id: request.params.id })
      reply.status(204)
    },
  )
}

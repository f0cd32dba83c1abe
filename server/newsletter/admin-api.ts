import { z } from 'zod'
import {
  listSubscribersSchema,
  subscriberCountsSchema,
  subscriberSchema,
} from '#shared/newsletter/schema.ts'
import { subscriberStates } from '#shared/newsletter/vocabulary.ts'
import { api, subscriptionPage } from '#shared/routes.ts'
import { recordExport } from '../audit/record.ts'
import { countsBy } from '../db/counts-by.ts'
import { allRows, listPage } from '../db/keyset.ts'
import { newsletterSubscribers } from '../db/schema.ts'
import { byId } from '../http/admin-scope.ts'
import type { App } from '../http/app-instance.ts'
import { sendCsv } from '../http/csv.ts'
import { describePage } from '../http/list-page.ts'
import { failuresOf, file, noContent } from '../http/responses.ts'
import { joinedByWeek } from './growth.ts'
import { removeSubscriber } from './remove-subscribers.ts'
import {
  subscriberKeyset as keyset,
  presentSubscribers,
  type SubscriberRow,
  subscriberFilter,
} from './subscriber-records.ts'

const columns = ['Email', 'Source', 'Status', 'Since (UTC)', 'Confirmed (UTC)', 'Unsubscribe']

/** With each its own link to leave, for whatever program sends the issues. */
async function* csvRows(rows: AsyncIterable<SubscriberRow>, siteUrl: string) {
  for await (const { email, source, state, createdAt, confirmedAt, linkToken } of rows) {
    yield [
      email,
      source,
      state,
      createdAt.toISOString(),
      confirmedAt?.toISOString() ?? '',
      linkToken ? siteUrl + subscriptionPage.unsubscribeWith(linkToken) : '',
    ]
  }
}

/** The back-office's calls on newsletter subscribers. */
export function subscribersApi(app: App) {
  app.get(
    api.admin.subscribers,
    {
      schema: {
        querystring: listSubscribersSchema,
        response: { 200: z.array(subscriberSchema) },
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const { sort, limit, cursor } = request.query
      const filter = subscriberFilter(request.query)
      const page = await listPage({ db: ctx.db, keyset, ...filter, sort, limit, cursor })
      describePage(request, reply, page)
      return presentSubscribers(ctx.db, page.rows)
    },
  )

  app.get(
    api.admin.subscriberCounts,
    { schema: { response: { 200: subscriberCountsSchema } } },
    async ({ ctx }) => {
      const { state } = newsletterSubscribers
      const counts = await countsBy(
        ctx.db,
        newsletterSubscribers,
        state,
        undefined,
        subscriberStates,
      )
      const weeks = await joinedByWeek(ctx.db, ctx.clock())
      return { total: counts.total, byState: counts.by, weeks }
    },
  )

  app.get(
    api.admin.subscribersExport,
    {
      schema: {
        querystring: listSubscribersSchema,
        response: { 200: file('text/csv') },
      },
    },
    async ({ ctx, query }, reply) => {
      const filter = subscriberFilter(query)
      const rows = allRows({ db: ctx.db, keyset, ...filter, sort: query.sort })
      await recordExport(ctx, 'subscribers', query)
      return sendCsv(reply, 'subscribers.csv', columns, csvRows(rows, ctx.env.publicUrl))
    },
  )

  app.delete(
    api.admin.subscriber(':id'),
    {
      schema: {
        params: byId,
        response: { 204: noContent, ...failuresOf('not_found', 'forbidden') },
      },
    },
    async ({ ctx, params }, reply) => {
      await removeSubscriber({ ctx, id: params.id })
      reply.status(204)
    },
  )
}

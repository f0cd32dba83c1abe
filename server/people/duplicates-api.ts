import { z } from 'zod'
import { peopleCalls } from '#shared/office-calls.ts'
import {
  duplicateSchema,
  listDuplicatesSchema,
  mergedSchema,
  mergePeopleSchema,
} from '#shared/people/schema.ts'
import { api } from '#shared/routes.ts'
import { byId } from '../http/admin-scope.ts'
import type { App } from '../http/app-instance.ts'
import { describePage } from '../http/list-page.ts'
import { failuresOf, noContent } from '../http/responses.ts'
import { listDuplicates, tellApart } from './duplicates.ts'
import { mergePeople } from './merge-people.ts'

const pair = z.object({ one: z.string().max(200), other: z.string().max(200) })

/** The calls on people who are there twice (relationship.md §4, §6). */
export function duplicatesApi(app: App) {
  app.get(
    api.admin.duplicates,
    {
      schema: {
        summary: 'Pairs of people who look like one, paged by keyset',
        querystring: listDuplicatesSchema,
        response: { 200: z.array(duplicateSchema) },
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const page = await listDuplicates(ctx, request.query)
      describePage(request, reply, page)
      return page.rows
    },
  )

  app.post(
    api.admin.personMerge(':id'),
    {
      schema: {
        summary: 'Make one person of two; the change can be undone',
        params: byId,
        body: mergePeopleSchema,
        response: { 200: mergedSchema, ...failuresOf('not_found', 'edit_conflict') },
      },
    },
    async ({ ctx, params, body }) => mergePeople(ctx, params.id, body),
  )

  for (const [method, summary, areTwo] of [
    ['DELETE', 'Say that two people who look like one are two', true],
    ['POST', 'Offer two people for a merge again', false],
  ] as const) {
    app.route({
      method,
      url: peopleCalls.duplicate(':one', ':other'),
      schema: {
        summary,
        params: pair,
        response: { 204: noContent, ...failuresOf('not_found') },
      },
      handler: async ({ ctx, params }, reply) => {
        await tellApart(ctx, params, areTwo)
        return reply.status(204).send()
      },
    })
  }
}

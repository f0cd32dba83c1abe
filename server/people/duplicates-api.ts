import { z } from 'zod'
import { peopleCalls } from '#shared/office-calls.ts'
import {
  duplicateSchema,
  listDuplicatesSchema,
  mergedSchema,
  mergePeopleSchema,
} from '#shared/people/schema.ts'
import { api } from '#shared/routes.ts'
import { adminContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { describePage } from '../http/list-page.ts'
import { failures, failuresOf, noContent } from '../http/responses.ts'
import { listDuplicates, tellApart } from './duplicates.ts'
import { mergePeople } from './merge-people.ts'

const security = [{ token: [] }]
const tags = ['People']
const pair = z.object({ one: z.string().max(200), other: z.string().max(200) })

/** The calls on people who are there twice (relationship.md §4, §6). */
export function duplicatesApi(app: App, shared: Shared) {
  app.get(
    api.admin.duplicates,
    {
      schema: {
        tags,
        security,
        summary: 'Pairs of people who look like one, paged by keyset',
        querystring: listDuplicatesSchema,
        response: { 200: z.array(duplicateSchema), ...failures },
      },
    },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      const page = await listDuplicates(ctx, request.query)
      describePage(request, reply, page)
      return page.rows
    },
  )

  app.post(
    api.admin.personMerge(':id'),
    {
      schema: {
        tags,
        security,
        summary: 'Make one person of two; the change can be undone',
        params: z.object({ id: z.string().max(200) }),
        body: mergePeopleSchema,
        response: { 200: mergedSchema, ...failuresOf('not_found', 'edit_conflict') },
      },
    },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      return mergePeople(ctx, request.params.id, request.body)
    },
  )

  for (const [method, summary, areTwo] of [
    ['DELETE', 'Say that two people who look like one are two', true],
    ['POST', 'Offer two people for a merge again', false],
  ] as const) {
    app.route({
      method,
      url: peopleCalls.duplicate(':one', ':other'),
      schema: {
        tags,
        security,
        summary,
        params: pair,
        response: { 204: noContent, ...failuresOf('not_found') },
      },
      handler: async (request, reply) => {
        const { ctx } = await adminContext(shared, request)
        await tellApart(ctx, request.params, areTwo)
        return reply.status(204).send()
      },
    })
  }
}

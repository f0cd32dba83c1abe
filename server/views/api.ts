import { z } from 'zod'
import { api } from '#shared/routes.ts'
import {
  createViewSchema,
  listViewsSchema,
  updateViewSchema,
  viewSchema,
} from '#shared/views/schema.ts'
import { byId } from '../http/admin-scope.ts'
import type { App } from '../http/app-instance.ts'
import { describePage } from '../http/list-page.ts'
import { failuresOf, noContent } from '../http/responses.ts'
import { createView, deleteView, updateView } from './change-views.ts'
import { listViews } from './view-records.ts'

/** The calls on views: a list's filter, order and columns under a name (relationship.md §4, §6). */
export function viewsApi(app: App) {
  app.get(
    api.admin.views,
    {
      schema: {
        summary: 'The views that are shared, and those of who asks, by name, paged by keyset',
        querystring: listViewsSchema,
        response: { 200: z.array(viewSchema) },
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const page = await listViews(ctx, request.query)
      describePage(request, reply, page)
      return page.rows
    },
  )

  app.post(
    api.admin.views,
    {
      schema: {
        body: createViewSchema,
        response: { 201: viewSchema, ...failuresOf('already_exists') },
      },
    },
    async ({ ctx, body }, reply) => {
      reply.status(201)
      return createView(ctx, body)
    },
  )

  app.patch(
    api.admin.view(':id'),
    {
      schema: {
        params: byId,
        body: updateViewSchema,
        response: {
          200: viewSchema,
          ...failuresOf('not_found', 'forbidden', 'already_exists', 'edit_conflict'),
        },
      },
    },
    async ({ ctx, params, body }) => updateView(ctx, params.id, body),
  )

  app.delete(
    api.admin.view(':id'),
    {
      schema: {
        params: byId,
        response: { 204: noContent, ...failuresOf('not_found', 'forbidden') },
      },
    },
    async ({ ctx, params }, reply) => {
      await deleteView(ctx, params.id)
      reply.status(204)
    },
  )
}

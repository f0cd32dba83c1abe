import { z } from 'zod'
import { api } from '#shared/routes.ts'
import {
  createViewSchema,
  listViewsSchema,
  updateViewSchema,
  viewSchema,
} from '#shared/views/schema.ts'
import { adminContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { describePage } from '../http/list-page.ts'
import { failures, failuresOf, noContent } from '../http/responses.ts'
import { createView, deleteView, updateView } from './change-views.ts'
import { listViews } from './view-records.ts'

const tags = ['Views']
const security = [{ token: [] }]
const params = z.object({ id: z.string().max(200) })

/** The calls on views: a list's filter, order and columns under a name (relationship.md §4, §6). */
export function viewsApi(app: App, shared: Shared) {
  app.get(
    api.admin.views,
    {
      schema: {
        tags,
        security,
        summary: 'The views that are shared, and those of who asks, by name, paged by keyset',
        querystring: listViewsSchema,
        response: { 200: z.array(viewSchema), ...failures },
      },
    },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      const page = await listViews(ctx, request.query)
      describePage(request, reply, page)
      return page.rows
    },
  )

  app.post(
    api.admin.views,
    {
      schema: {
        tags,
        security,
        body: createViewSchema,
        response: { 201: viewSchema, ...failuresOf('already_exists') },
      },
    },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      reply.status(201)
      return createView(ctx, request.body)
    },
  )

  app.patch(
    api.admin.view(':id'),
    {
      schema: {
        tags,
        security,
        params,
        body: updateViewSchema,
        response: {
          200: viewSchema,
          ...failuresOf('not_found', 'forbidden', 'already_exists', 'edit_conflict'),
        },
      },
    },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      return updateView(ctx, request.params.id, request.body)
    },
  )

  app.delete(
    api.admin.view(':id'),
    {
      schema: {
        tags,
        security,
        params,
        response: { 204: noContent, ...failuresOf('not_found', 'forbidden') },
      },
    },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      await deleteView(ctx, request.params.id)
      reply.status(204)
    },
  )
}

import { z } from 'zod'
import { changeSchema, listChangesSchema, undoneSchema } from '#shared/journal/schema.ts'
import { api } from '#shared/routes.ts'
import { adminContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { describePage } from '../http/list-page.ts'
import { failures, failuresOf } from '../http/responses.ts'
import { listChanges } from './list-changes.ts'
import { redoChange, undoChange } from './undo-change.ts'

const tags = ['History']
const security = [{ token: [] }]
const params = z.object({ id: z.string().max(200) })
const response = { 200: undoneSchema, ...failuresOf('not_found', 'slot_taken') }

/** The calls on what was changed, and on taking it back (relationship.md §5, §6). */
export function historyApi(app: App, shared: Shared) {
  app.get(
    api.admin.changes,
    {
      schema: {
        tags,
        security,
        summary: 'What was changed by whom, newest first, paged by keyset',
        querystring: listChangesSchema,
        response: { 200: z.array(changeSchema), ...failures },
      },
    },
    async (request, reply) => {
      const { ctx } = await adminContext(shared, request)
      const page = await listChanges(ctx, request.query)
      describePage(request, reply, page)
      return page.rows
    },
  )

  app.post(
    api.admin.changeUndo(':id'),
    {
      schema: {
        tags,
        security,
        params,
        summary: 'Take a change back where nobody changed the same since',
        response,
      },
    },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      return undoChange(ctx, request.params.id)
    },
  )

  app.post(
    api.admin.changeRedo(':id'),
    { schema: { tags, security, params, summary: 'Take the undo of a change back', response } },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      return redoChange(ctx, request.params.id)
    },
  )
}

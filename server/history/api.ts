import { z } from 'zod'
import { changeSchema, listChangesSchema, undoneSchema } from '#shared/journal/schema.ts'
import { api } from '#shared/routes.ts'
import { byId } from '../http/admin-scope.ts'
import type { App } from '../http/app-instance.ts'
import { describePage } from '../http/list-page.ts'
import { failuresOf } from '../http/responses.ts'
import { listChanges } from './list-changes.ts'
import { redoChange, undoChange } from './undo-change.ts'

const response = { 200: undoneSchema, ...failuresOf('not_found', 'slot_taken') }

/** The calls on what was changed, and on taking it back (relationship.md §5, §6). */
export function historyApi(app: App) {
  app.get(
    api.admin.changes,
    {
      schema: {
        summary: 'What was changed by whom, newest first, paged by keyset',
        querystring: listChangesSchema,
        response: { 200: z.array(changeSchema) },
      },
    },
    async (request, reply) => {
      const { ctx } = request
      const page = await listChanges(ctx, request.query)
      describePage(request, reply, page)
      return page.rows
    },
  )

  app.post(
    api.admin.changeUndo(':id'),
    {
      schema: {
        params: byId,
        summary: 'Take a change back where nobody changed the same since',
        response,
      },
    },
    async ({ ctx, params }) => undoChange(ctx, params.id),
  )

  app.post(
    api.admin.changeRedo(':id'),
    { schema: { params: byId, summary: 'Take the undo of a change back', response } },
    async ({ ctx, params }) => redoChange(ctx, params.id),
  )
}

import { z } from 'zod'
import { peopleCalls } from '#shared/office-calls.ts'
import {
  listedTagSchema,
  mergedTagsSchema,
  mergeTagsSchema,
  updateTagSchema,
} from '#shared/people/tags.ts'
import { api } from '#shared/routes.ts'
import { byId } from '../http/admin-scope.ts'
import type { App } from '../http/app-instance.ts'
import { failuresOf } from '../http/responses.ts'
import { listTags, mergeTags, updateTag } from './tag-records.ts'

/** The calls on tags: all of them, and what becomes of one everywhere (relationship.md §4). */
export function tagsApi(app: App) {
  app.get(
    api.admin.tags,
    { schema: { response: { 200: z.array(listedTagSchema) } } },
    async ({ ctx }) => listTags(ctx.db),
  )

  app.patch(
    peopleCalls.tag(':id'),
    {
      schema: {
        params: byId,
        summary: 'Rename a tag or give it another color',
        body: updateTagSchema,
        response: {
          200: listedTagSchema,
          ...failuresOf('not_found', 'edit_conflict', 'already_exists'),
        },
      },
    },
    async ({ ctx, params, body }) => updateTag(ctx, params.id, body),
  )

  app.post(
    peopleCalls.tagMerge(':id'),
    {
      schema: {
        params: byId,
        summary: 'Give who has another tag this one instead, and take the other away',
        body: mergeTagsSchema,
        response: { 200: mergedTagsSchema, ...failuresOf('not_found') },
      },
    },
    async ({ ctx, params, body }) => mergeTags(ctx, params.id, body.from),
  )
}

import { z } from 'zod'
import { peopleCalls } from '#shared/office-calls.ts'
import {
  listedTagSchema,
  mergedTagsSchema,
  mergeTagsSchema,
  updateTagSchema,
} from '#shared/people/tags.ts'
import { api } from '#shared/routes.ts'
import { adminContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { failures, failuresOf } from '../http/responses.ts'
import { listTags, mergeTags, updateTag } from './tag-records.ts'

const tags = ['Tags']
const security = [{ token: [] }]
const params = z.object({ id: z.string().max(200) })

/** The calls on tags: all of them, and what becomes of one everywhere (relationship.md §4). */
export function tagsApi(app: App, shared: Shared) {
  app.get(
    api.admin.tags,
    { schema: { tags, security, response: { 200: z.array(listedTagSchema), ...failures } } },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      return listTags(ctx.db)
    },
  )

  app.patch(
    peopleCalls.tag(':id'),
    {
      schema: {
        tags,
        security,
        params,
        summary: 'Rename a tag or give it another colour',
        body: updateTagSchema,
        response: {
          200: listedTagSchema,
          ...failuresOf('not_found', 'edit_conflict', 'already_exists'),
        },
      },
    },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      return updateTag(ctx, request.params.id, request.body)
    },
  )

  app.post(
    peopleCalls.tagMerge(':id'),
    {
      schema: {
        tags,
        security,
        params,
        summary: 'Give who has another tag this one instead, and take the other away',
        body: mergeTagsSchema,
        response: { 200: mergedTagsSchema, ...failuresOf('not_found') },
      },
    },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      return mergeTags(ctx, request.params.id, request.body.from)
    },
  )
}

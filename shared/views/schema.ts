import { z } from 'zod'
import { listQuery } from '../list-query.ts'
import { requiredLine } from '../text.ts'
import { viewLists } from './vocabulary.ts'

export const viewLimits = { name: 60, query: 2_000 }

/** A view as an account sees it. */
export const viewSchema = z.object({
  id: z.string(),
  name: z.string(),
  list: z.enum(viewLists),
  /** The list's own query string, without a question mark; empty for the list as it usually is. */
  query: z.string(),
  shared: z.boolean(),
  /** The account that made it; null once that is removed. */
  owner: z.string().nullable(),
  ownerName: z.string().nullable(),
  /** Whether it stands in the sidebar of who asks. */
  pinned: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.number().int(),
})
export type View = z.output<typeof viewSchema>

const name = requiredLine('Name', viewLimits.name)
const query = z
  .string({ error: 'Query must be text.' })
  .max(
    viewLimits.query,
    'This view is too long to be kept. Search for less, or choose fewer columns.',
  )
  .refine((text) => text.isWellFormed() && !/%00|\0/.test(text), {
    error: 'Query contains characters that can not be stored.',
  })
const list = z.enum(viewLists, { error: `List must be one of ${viewLists.join(', ')}.` })

/** Body of `POST /api/admin/views`. */
export const createViewSchema = z.object({
  name,
  list,
  query,
  shared: z.boolean().default(false),
  pinned: z.boolean().default(false),
})
export type CreateView = z.output<typeof createViewSchema>

/** Body of `PATCH /api/admin/views/{id}`; what is absent stays. */
export const updateViewSchema = z.object({
  name: name.optional(),
  query: query.optional(),
  shared: z.boolean().optional(),
  /** In the sidebar of who calls, and of nobody else. */
  pinned: z.boolean().optional(),
  version: z.int().optional(),
})
export type UpdateView = z.output<typeof updateViewSchema>

/** Query of `GET /api/admin/views`. */
export const listViewsSchema = listQuery(['name'], 'name')
  .pick({ limit: true, cursor: true })
  .extend({ list: list.optional() })
export type ListViews = z.output<typeof listViewsSchema>

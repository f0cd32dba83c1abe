import { z } from 'zod'
import { createTaskSchema } from '../people/schema.ts'
import { tagNames } from '../people/tags.ts'

/** Records that one call may change; more are refused. */
export const bulkAtMost = 10_000

/** What is to become of each record; a list refuses what its records do not have. */
const bulkChangeSchema = z
  .strictObject({
    status: z.string({ error: 'Choose a status.' }).optional(),
    /** The id of the account whose they are to be; null for nobody's. */
    ownerId: z.uuid({ error: 'Choose somebody of the team.' }).nullable().optional(),
    /** Names of tags; one that is new is made. */
    addTags: tagNames.optional(),
    removeTags: tagNames.optional(),
    /** The same next step for each person behind the records, once. */
    nextStep: createTaskSchema.optional(),
    delete: z.literal(true, { error: 'Delete can only be true.' }).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    error: 'Say what to change.',
  })
  .refine(
    (change) =>
      !change.delete || Object.values(change).filter((value) => value !== undefined).length === 1,
    { error: 'What is deleted can not be changed as well.' },
  )
export type BulkChange = z.output<typeof bulkChangeSchema>

const which = {
  ids: z
    .array(z.string().max(200))
    .min(1, 'Choose at least one record.')
    .max(bulkAtMost, `At most ${bulkAtMost.toLocaleString('en')} records can be chosen at once.`)
    .optional(),
  /** The list's own query string. */
  query: z.string().max(4_000).optional(),
}
const isOne = ({ ids, query }: { ids?: unknown; query?: unknown }) =>
  (ids === undefined) !== (query === undefined)
const notOne = {
  error: 'Name the records either by ids or by query.',
  path: ['ids'],
}

/** `POST /api/admin/{list}/bulk`: what to change of which records. */
export const bulkSchema = z.object({ ...which, change: bulkChangeSchema }).refine(isOne, notOne)
export type BulkInput = z.output<typeof bulkSchema>

/** `POST /api/admin/{list}/bulk/export.csv`: which records. */
export const bulkExportSchema = z.object(which).refine(isOne, notOne)

/**
 * Why a record was left: it is gone, it was so already, it would have more tags than one may, or overlap
 * another meeting of its host.
 */
const skipReasons = ['gone', 'same', 'tags', 'overlap'] as const
export type SkipReason = (typeof skipReasons)[number]

export const bulkAnswerSchema = z.object({
  /** The change in the history, which undoes it; null when nothing was changed. */
  changeId: z.string().nullable(),
  /** How many records were changed. */
  changed: z.number().int(),
  /** What was left, and why. */
  skipped: z.array(z.object({ id: z.string(), reason: z.enum(skipReasons) })),
})
export type BulkAnswer = z.output<typeof bulkAnswerSchema>

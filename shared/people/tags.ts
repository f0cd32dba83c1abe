import { z } from 'zod'
import { requiredLine } from '../text.ts'
import { tagColors } from './vocabulary.ts'

/** Most characters of a tag's name, and most tags of one record. */
export const tagLimits = { name: 40, perRecord: 30 } as const

export const tagSchema = z.object({
  id: z.string(),
  name: z.string(),
  color: z.enum(tagColors),
})
export type Tag = z.output<typeof tagSchema>

/** A tag in the list of all, with how many people, companies, deals and leads have it. */
export const listedTagSchema = tagSchema.extend({
  uses: z.number().int(),
  version: z.number().int().positive(),
})
export type ListedTag = z.output<typeof listedTagSchema>

const tagName = requiredLine('Tag', tagLimits.name)
  // Tags are nobody's: what names a person would outlive their erasure.
  .refine((name) => !name.includes('@'), { error: 'A tag can not hold an address.' })
/** The names of tags, for one record. */
export const tagNames = z
  .array(tagName)
  .max(tagLimits.perRecord, `A record can have at most ${tagLimits.perRecord} tags.`)

/** `PATCH /api/admin/tags/{id}`. */
export const updateTagSchema = z.object({
  name: tagName.optional(),
  color: z.enum(tagColors, { error: `Color must be one of ${tagColors.join(', ')}.` }).optional(),
  version: z.number().int().min(1).optional(),
})
export type UpdateTag = z.output<typeof updateTagSchema>

/** `POST /api/admin/tags/{id}/merge`: the tag that is taken away; who has it is given the other. */
export const mergeTagsSchema = z.object({ from: z.uuid({ error: 'Choose a tag.' }) })

export const mergedTagsSchema = z.object({ changeId: z.string() })

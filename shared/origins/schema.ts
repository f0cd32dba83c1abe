import { z } from 'zod'

/** Where somebody came from, as it is kept; `name` is what they are counted and filtered by. */
export const originSchema = z.object({
  name: z.string(),
  /** The path of the first page of the visit. */
  page: z.string().nullable(),
  /** The host of the page that led there, without `www.`. */
  referrer: z.string().nullable(),
  source: z.string().nullable(),
  medium: z.string().nullable(),
  campaign: z.string().nullable(),
  term: z.string().nullable(),
  content: z.string().nullable(),
})
export type Origin = z.output<typeof originSchema>

/** A name that people came under, and how many did. */
export const originNameSchema = z.object({ name: z.string(), people: z.number().int() })
export type OriginName = z.output<typeof originNameSchema>

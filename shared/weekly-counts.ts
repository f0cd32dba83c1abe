import { z } from 'zod'

/** How many came in each of the last twelve weeks, oldest first; the last one ends now. */
export const weeklyCountsSchema = z.array(
  z.object({ since: z.iso.datetime(), count: z.number().int() }),
)
export type WeeklyCounts = z.output<typeof weeklyCountsSchema>

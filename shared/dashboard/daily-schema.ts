import { z } from 'zod'
import { amount } from './schema.ts'

/** How many came on each of the last 30 days of the reader's calendar, oldest first. */
export const dailySchema = z.object({
  days: z.array(amount),
  /** How many came in as many days before, up to this time of the day. */
  before: amount,
})
export type Daily = z.output<typeof dailySchema>

import { z } from 'zod'

const amount = z.number().int()

/** What came of the people of one origin in the last days. */
const originFiguresSchema = z.object({
  /** First in contact in these days. */
  people: amount,
  /** Leads that came in. */
  leads: amount,
  /** Calls asked for that were given a time, and those of them that took place. */
  booked: amount,
  held: amount,
  /** Whole dollars of the deals that were won. */
  won: amount,
})
export type OriginFigures = z.output<typeof originFiguresSchema>

/**
 * `GET /api/admin/dashboard/origins`: what came of whom in the reader's last 30 days, the origin of
 * most people first.
 */
export const originsDashboardSchema = z.object({
  origins: z.array(originFiguresSchema.extend({ name: z.string() })),
  /** Those whose origin is none of these, all together; null when there are none. */
  others: originFiguresSchema.nullable(),
  /** Those of whom nobody knows it: entered by hand, or sent without script. */
  unknown: originFiguresSchema.nullable(),
  /** Of the deals won in these days: how many, and the median of the days since their people's first contact. */
  untilWon: z.object({ deals: amount, medianDays: z.number() }).nullable(),
})
export type OriginsDashboard = z.output<typeof originsDashboardSchema>

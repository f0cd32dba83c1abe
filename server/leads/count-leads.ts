import { count } from 'drizzle-orm'
import type { LeadCounts } from '#shared/leads/schema.ts'
import { leadStatuses } from '#shared/leads/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { countsBy } from '../db/counts-by.ts'
import { remember } from '../db/remember.ts'
import { leads } from '../db/schema.ts'
import { wantedLeads } from './wanted-leads.ts'

const counts = remember<LeadCounts>(async ({ db }) => {
  const listed = wantedLeads({}).filter
  const { total, by } = await countsBy(db, leads, leads.status, listed, leadStatuses)
  const aside = wantedLeads({ quarantined: 'true' }).filter
  const [quarantined] = await db.select({ n: count() }).from(leads).where(aside)
  return { total, quarantined: quarantined?.n ?? 0, byStatus: by }
})

/** How many leads stand in each status, at most three seconds old. */
export const countLeads = ({ ctx }: { ctx: Ctx }): Promise<LeadCounts> => counts.recall(ctx)

/** Lets an admin see the effect of their own change at once. */
export const forgetCounts = counts.forget

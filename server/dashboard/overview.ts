import { count, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Overview } from '#shared/dashboard/schema.ts'
import { consultationFilter } from '../consultations/list-consultations.ts'
import type { Ctx } from '../context.ts'
import { createCache } from '../db/cache.ts'
import type { Database } from '../db/database.ts'
import {
  consultations,
  leadMagnetSubmissions,
  messages,
  newsletterSubscribers,
} from '../db/schema.ts'
import { submissionFilter } from '../lead-magnets/submission-records.ts'
import { countLeads } from '../leads/list-leads.ts'
import { messageFilter } from '../mail/list-messages.ts'

async function countOf(db: Database, table: PgTable, filter: SQL | undefined) {
  const [row] = await db.select({ n: count() }).from(table).where(filter)
  return row?.n ?? 0
}

/** Failed and withheld messages each ask for a decision; what is held, however much, asks for one. */
async function undelivered(db: Database) {
  const [held, all] = [
    await countOf(db, messages, messageFilter({ state: 'held' }).filter),
    await countOf(db, messages, messageFilter({ state: 'attention' }).filter),
  ]
  return all - held + Math.min(held, 1)
}

const others = createCache(async ({ db }) => ({
  consultations: await countOf(db, consultations, consultationFilter({}).filter),
  submissions: await countOf(db, leadMagnetSubmissions, submissionFilter({}).filter),
  subscribers: await countOf(db, newsletterSubscribers, undefined),
  undelivered: await undelivered(db),
}))

/** How much is in each section, at most three seconds old. */
export async function overview({ ctx }: { ctx: Ctx }): Promise<Overview> {
  const [leads, rest] = await Promise.all([countLeads({ ctx }), others.get(ctx)])
  return { leads: leads.total, ...rest }
}

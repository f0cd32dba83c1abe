import { and, count, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Overview } from '#shared/dashboard/schema.ts'
import { createCache } from '../cache.ts'
import { consultationFilter } from '../consultations/list-consultations.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import {
  admins,
  consultations,
  emails,
  leadMagnetSubmissions,
  newsletterSubscribers,
  tasks,
} from '../db/schema.ts'
import { submissionFilter } from '../lead-magnets/submission-records.ts'
import { countLeads } from '../leads/list-leads.ts'
import { emailFilter } from '../mail/list-emails.ts'
import { dueToday, isOpen, overdue } from '../people/task-records.ts'

async function countOf(db: Database, table: PgTable, filter: SQL | undefined) {
  const [row] = await db.select({ n: count() }).from(table).where(filter)
  return row?.n ?? 0
}

const others = createCache(async ({ db }) => ({
  consultations: await countOf(db, consultations, consultationFilter({}).filter),
  submissions: await countOf(db, leadMagnetSubmissions, submissionFilter({}).filter),
  subscribers: await countOf(db, newsletterSubscribers, undefined),
  // As the card over the outbox counts them.
  undelivered: await countOf(db, emails, emailFilter({ state: 'attention' }).filter),
}))

/** The tasks of an account that are overdue, and those that are or will be today. */
async function tasksOf({ db, clock }: Ctx, adminId: string, zone: string) {
  const late = overdue(clock(), zone)
  const [row] = await db
    .select({ due: count(), overdue: sql<number>`(count(*) filter (where ${late}))::int` })
    .from(tasks)
    .where(and(isOpen, eq(tasks.assignedTo, adminId), or(late, dueToday(clock(), zone))))
  return { tasksOverdue: row?.overdue ?? 0, tasksDue: row?.due ?? 0 }
}

type Reader = { ctx: Ctx; admin: typeof admins.$inferSelect; zone?: string | undefined }

/**
 * How much is in each section, at most three seconds old, and what the reader has to do. The zone it
 * is asked for is kept: it is the one of the reader's mornings (people/remind-of-tasks.ts).
 */
export async function overview({ ctx, admin, zone }: Reader): Promise<Overview> {
  if (zone && zone !== admin.timeZone) {
    await ctx.db.update(admins).set({ timeZone: zone }).where(eq(admins.id, admin.id))
  }
  const [leads, rest, own] = await Promise.all([
    countLeads({ ctx }),
    others.get(ctx),
    tasksOf(ctx, admin.id, zone ?? admin.timeZone ?? 'UTC'),
  ])
  return { leads: leads.total, ...rest, ...own, ...(ctx.env.isDemo && { demo: true as const }) }
}

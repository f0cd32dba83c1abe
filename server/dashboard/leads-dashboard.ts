import { and, eq, lt } from 'drizzle-orm'
import type { LeadsDashboard } from '#shared/dashboard/schema.ts'
import { dashboardRows } from '#shared/dashboard/vocabulary.ts'
import { answerWithin } from '#shared/response-time.ts'
import type { Ctx } from '../context.ts'
import { listPage } from '../db/keyset.ts'
import { leads } from '../db/schema.ts'
import { unanswered } from '../leads/lead-records.ts'
import { countLeads, isListed, leadKeyset } from '../leads/list-leads.ts'
import { presentLeads } from '../leads/presenter.ts'
import { answers } from './answers.ts'
import { arrivals } from './arrivals.ts'

/** What the tab of the leads shows: who waits for an answer, and how it goes as a whole. */
export async function leadsDashboard(ctx: Ctx, zone: string): Promise<LeadsDashboard> {
  const filter = and(isListed, eq(leads.status, 'new'))
  const promised = new Date(ctx.clock().getTime() - answerWithin)
  const part = { db: ctx.db, keyset: leadKeyset, limit: dashboardRows }
  const [counts, answered, byDay, newest, overdue] = await Promise.all([
    countLeads({ ctx }),
    answers(ctx),
    arrivals(ctx, zone),
    listPage({ ...part, filter, sort: '-createdAt' }),
    listPage({
      ...part,
      filter: and(filter, unanswered, lt(leads.createdAt, promised)),
      sort: 'createdAt',
    }),
  ])
  return {
    counts,
    answers: answered,
    arrivals: byDay,
    newest: await presentLeads(ctx.db, newest.rows),
    overdue: await presentLeads(ctx.db, overdue.rows),
    overdueTotal: overdue.total,
  }
}

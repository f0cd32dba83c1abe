import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { type Today, type TodayQuery, todayRows } from '#shared/today/schema.ts'
import { presentConsultation } from '../consultations/presenter.ts'
import type { Ctx } from '../context.ts'
import { consultations, deals, leads, people, tasks } from '../db/schema.ts'
import { presentDeals } from '../deals/deal-records.ts'
import { presentLeads } from '../leads/presenter.ts'
import { isOpenDeal } from '../people/open-deals.ts'
import { dueToday, isOpen, overdue, presentTask, today } from '../people/task-records.ts'

/** What there is to do today, of the reader or of everybody (relationship.md §2). */
export async function readToday(ctx: Ctx, { whose, zone }: TodayQuery): Promise<Today> {
  const now = ctx.clock()
  const mine = whose === 'mine' && ctx.actor.kind === 'admin' ? ctx.actor.adminId : null
  const [late, due, meetings, waiting, unplanned] = await Promise.all([
    dueTasks(ctx, mine, overdue(now, zone)),
    dueTasks(ctx, mine, dueToday(now, zone)),
    todaysMeetings(ctx, zone),
    unansweredLeads(ctx, mine),
    unplannedDeals(ctx, mine),
  ])
  return { overdue: late, today: due, meetings, leads: waiting, deals: unplanned }
}

/** The first rows of those that were read, one more than are shown. */
const section = <Row, Shown>(rows: readonly Row[], present: (row: Row) => Shown) => ({
  rows: rows.slice(0, todayRows).map(present),
  more: rows.length > todayRows,
})

async function dueTasks({ db }: Ctx, mine: string | null, when: SQL): Promise<Today['overdue']> {
  const rows = await db
    .select({ ...getTableColumns(tasks), name: people.name, email: people.email })
    .from(tasks)
    .innerJoin(people, eq(people.id, tasks.personId))
    .where(and(isOpen, mine ? eq(tasks.assignedTo, mine) : undefined, when))
    .orderBy(asc(tasks.dueDay), asc(tasks.id))
    .limit(todayRows + 1)
  const shown = section(rows, (row) => presentTask(row, row))
  // Of one day, those without a time stand before those with one.
  const at = (dueAt: string) => (dueAt.includes('T') ? Date.parse(dueAt) : 0)
  shown.rows.sort(
    (a, b) => dayOf(a.dueAt).localeCompare(dayOf(b.dueAt)) || at(a.dueAt) - at(b.dueAt),
  )
  return shown
}

const dayOf = (dueAt: string) => dueAt.slice(0, 10)

async function todaysMeetings({ db, clock }: Ctx, zone: string): Promise<Today['meetings']> {
  const day = today(clock(), zone)
  const begin = (date: Temporal.PlainDate) =>
    new Date(date.toZonedDateTime(zone).epochMilliseconds).toISOString()
  // As the index of rising dates has it.
  const meetsAt = sql`coalesce(${consultations.preferredDate}, 'infinity'::timestamptz)`
  const rows = await db
    .select()
    .from(consultations)
    .where(
      and(
        gte(meetsAt, begin(day)),
        lt(meetsAt, begin(day.add({ days: 1 }))),
        inArray(consultations.status, ['scheduled', 'completed']),
        isNull(consultations.quarantine),
        isNull(consultations.deletedAt),
      ),
    )
    .orderBy(asc(meetsAt), asc(consultations.id))
    .limit(todayRows + 1)
  return section(rows, presentConsultation)
}

const { searchText, messageWords, ...leadColumns } = getTableColumns(leads)

/** Whoever still waits for a first contact; of the reader's day those nobody has, too. */
async function unansweredLeads({ db }: Ctx, mine: string | null): Promise<Today['leads']> {
  // Word for word as the index has it, which holds no others.
  const waits = sql`${leads.status} = 'new' and ${leads.firstContactAt} is null
    and ${leads.quarantine} is null and ${leads.deletedAt} is null`
  const some = (whose?: SQL) =>
    db
      .select(leadColumns)
      .from(leads)
      .where(and(waits, whose))
      .orderBy(asc(leads.createdAt), asc(leads.id))
      .limit(todayRows + 1)
  const parts = mine
    ? await Promise.all([some(eq(leads.assignedTo, mine)), some(isNull(leads.assignedTo))])
    : [await some()]
  const rows = parts
    .flat()
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
  return section(await presentLeads(db, rows), (lead) => lead)
}

/** Open deals with somebody whom nothing is planned with; of the reader's day those nobody owns, too. */
async function unplannedDeals({ db }: Ctx, mine: string | null): Promise<Today['deals']> {
  const planned = db
    .select({ one: sql`1` })
    .from(tasks)
    .where(and(eq(tasks.personId, deals.personId), isOpen))
  const rows = await db
    .select()
    .from(deals)
    .where(
      and(
        isOpenDeal,
        mine ? or(eq(deals.ownerId, mine), isNull(deals.ownerId)) : undefined,
        notExists(planned),
      ),
    )
    .orderBy(asc(deals.stageAt), asc(deals.id))
    .limit(todayRows + 1)
  return section(await presentDeals(db, rows), (deal) => deal)
}

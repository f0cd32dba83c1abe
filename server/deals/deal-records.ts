import { inArray } from 'drizzle-orm'
import type { Deal } from '#shared/deals/schema.ts'
import { isOpenStage } from '#shared/deals/stages.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { deals, people } from '../db/schema.ts'
import { searchTextOf } from '../db/search-text.ts'
import { readTags, tagLinks } from '../people/keep-tags.ts'
import { namesOfCompanies } from '../people/names.ts'
import { nextStepsOf, presentTask } from '../people/task-records.ts'
import { findRecord, type RecordKind } from '../records.ts'

export type DealRow = typeof deals.$inferSelect

/** What the search box looks through, beside the texts of its person. */
export const dealSearchText = (title: string) =>
  searchTextOf({ name: title, email: '', company: null })

/** Deals as records that people edit together. */
export const dealRecords = {
  table: deals,
  noun: 'deal',
  topic: 'deals',
  words: ['stage', 'ownerId'],
  // Put back by halves, an open deal would be lost for a reason, or won on no day.
  together: ['stage', 'stageAt', 'wonAt', 'lostAt', 'lostReason'],
  tags: tagLinks.deal,
  derive: (row) => ({ searchText: dealSearchText(row.title) }),
} satisfies RecordKind<typeof deals>

/** Deals as clients read them, with what belongs to them read for all at once. */
export async function presentDeals(db: Database, rows: readonly DealRow[]): Promise<Deal[]> {
  if (rows.length === 0) return []
  const personIds = [...new Set(rows.map(({ personId }) => personId))]
  // One after the other: in a transaction there is one line to the database.
  const persons = await db
    .select({ id: people.id, name: people.name, email: people.email })
    .from(people)
    .where(inArray(people.id, personIds))
  const nameOf = await namesOfCompanies(
    db,
    rows.flatMap(({ companyId }) => companyId ?? []),
  )
  const tagsOf = await readTags(
    db,
    tagLinks.deal,
    rows.map(({ id }) => id),
  )
  const stepOf = await nextStepsOf(
    db,
    rows.flatMap(({ stage, personId }) => (isOpenStage(stage) ? personId : [])),
  )
  const tagsOfPerson = await readTags(db, tagLinks.person, personIds)
  const personOf = new Map(persons.map((person) => [person.id, person]))
  return rows.map((row) => {
    const person = personOf.get(row.personId)
    const step = isOpenStage(row.stage) ? stepOf.get(row.personId) : undefined
    return {
      id: row.id,
      personId: row.personId,
      person: person?.name || person?.email || '',
      email: person?.email ?? '',
      companyId: row.companyId,
      company: (row.companyId && nameOf.get(row.companyId)) ?? null,
      title: row.title,
      value: row.value,
      expectedClose: row.expectedClose,
      ownerId: row.ownerId,
      stage: row.stage,
      stageAt: row.stageAt.toISOString(),
      lostReason: row.lostReason,
      nextStep: step && person ? presentTask(step, person) : null,
      leadId: row.leadId,
      wonAt: row.wonAt?.toISOString() ?? null,
      lostAt: row.lostAt?.toISOString() ?? null,
      tags: tagsOf.get(row.id) ?? [],
      personTags: tagsOfPerson.get(row.personId) ?? [],
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      version: row.version,
    }
  })
}

/** One deal as clients read it. */
export async function presentDeal(db: Database, row: DealRow): Promise<Deal> {
  const [deal] = await presentDeals(db, [row])
  if (!deal) throw new Error('A deal that was found was not presented.')
  return deal
}

/** As {@link presentDeal}, by its id. @throws {AppError} `not_found`. */
export const readDeal = async (ctx: Ctx, id: string): Promise<Deal> =>
  presentDeal(ctx.db, await findRecord(ctx, dealRecords, id))

import { and, count, inArray, isNull, sql } from 'drizzle-orm'
import { openStages } from '#shared/deals/stages.ts'
import type { Database } from '../db/database.ts'
import { deals } from '../db/schema.ts'

/** A deal that is still to be decided. */
export const isOpenDeal = and(inArray(deals.stage, openStages), isNull(deals.deletedAt))

/** The open deals of some companies by the company's id: how many, and their sum in whole dollars. */
export async function openDealsOfCompanies(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ id: deals.companyId, count: count(), value: sumOfValues })
    .from(deals)
    .where(and(inArray(deals.companyId, [...ids]), isOpenDeal))
    .groupBy(deals.companyId)
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}

/** The sum of deals' values in whole dollars; as a number, which the database's own is not. */
export const sumOfValues = sql<number>`coalesce(sum(${deals.value}), 0)`.mapWith(Number)

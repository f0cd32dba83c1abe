import { and, count, desc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm'
import { forecastOf } from '#shared/deals/forecast.ts'
import type { DealBoard, DealBoardQuery } from '#shared/deals/schema.ts'
import { dealStages } from '#shared/deals/stages.ts'
import type { Ctx } from '../context.ts'
import { deals } from '../db/schema.ts'
import { isOpenDeal, sumOfValues } from '../people/open-deals.ts'
import { presentDeals } from './deal-records.ts'
import { dealFilter } from './list-deals.ts'

/**
 * Every stage with its count and sum, the first `limit` of its deals, those that came in last first,
 * and what the open ones may bring by month. Months begin in UTC.
 */
export async function readBoard(ctx: Ctx, query: DealBoardQuery): Promise<DealBoard> {
  const { db, clock } = ctx
  const { filter, search } = await dealFilter(ctx, query)
  const which = and(filter, search)
  const ranked = db
    .select({
      id: deals.id,
      place:
        sql<number>`row_number() over (partition by ${deals.stage} order by ${deals.stageAt} desc, ${deals.id} desc)`.as(
          'place',
        ),
    })
    .from(deals)
    .where(which)
    .as('ranked')
  const month = sql<string | null>`to_char(${deals.expectedClose}, 'YYYY-MM')`
  const [sums, expected, rows] = await Promise.all([
    db
      .select({ stage: deals.stage, count: count(), value: sumOfValues })
      .from(deals)
      .where(which)
      .groupBy(deals.stage),
    db
      .select({ month, stage: deals.stage, count: count(), value: sumOfValues })
      .from(deals)
      .where(and(which, isOpenDeal))
      .groupBy(month, deals.stage),
    db
      .select(getTableColumns(deals))
      .from(deals)
      .innerJoin(ranked, eq(ranked.id, deals.id))
      .where(and(lte(ranked.place, query.limit), inArray(deals.stage, [...dealStages])))
      .orderBy(desc(deals.stageAt), desc(deals.id)),
  ])
  const sumOf = new Map(sums.map(({ stage, ...sum }) => [stage, sum]))
  const dealsOf = Map.groupBy(await presentDeals(db, rows), ({ stage }) => stage)
  return {
    stages: dealStages.map((stage) => ({
      stage,
      ...(sumOf.get(stage) ?? { count: 0, value: 0 }),
      deals: dealsOf.get(stage) ?? [],
    })),
    forecast: forecastOf(expected, clock().toISOString().slice(0, 7)),
  }
}

import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Deal, ListDeals } from '#shared/deals/schema.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { type Keyset, type ListFilter, listPage, type Page } from '../db/keyset.ts'
import { companies, deals, people } from '../db/schema.ts'
import { matchesSearch, matchesSearchOrPhone } from '../db/search-text.ts'
import { byInstant, byOptionalDay, byText, byWhole } from '../db/sort-keys.ts'
import { isTagged, tagLinks } from '../people/keep-tags.ts'
import { isOpenDeal } from '../people/open-deals.ts'
import { ownerFilter } from '../people/owners.ts'
import { type DealRow, presentDeals } from './deal-records.ts'

/** What deals can be sorted by. */
const dealKeyset: Keyset<DealRow, 'createdAt' | 'stageAt' | 'value' | 'expectedClose' | 'title'> = {
  table: deals,
  keys: {
    createdAt: byInstant(deals.createdAt, (row) => row.createdAt),
    stageAt: byInstant(deals.stageAt, (row) => row.stageAt),
    value: byWhole(deals.value, (row) => row.value),
    expectedClose: byOptionalDay(deals.expectedClose, (row) => row.expectedClose),
    title: byText(deals.title, (row) => row.title),
  },
}

/** Which deals a list's filters and search ask for; the search knows a deal by its person and company, too. */
export async function dealFilter(
  { db, actor }: Ctx,
  query: Partial<ListDeals>,
): Promise<ListFilter> {
  const { q, stage, owner, tag, personId, companyId } = query
  return {
    filter: and(
      isNull(deals.deletedAt),
      stage && (stage === 'open' ? isOpenDeal : eq(deals.stage, stage)),
      ownerFilter(deals.ownerId, owner, actor),
      personId ? eq(deals.personId, personId) : undefined,
      companyId ? eq(deals.companyId, companyId) : undefined,
    ),
    search: and(
      q ? isFound(db, q) : undefined,
      or(
        await isTagged(db, { link: tagLinks.deal, record: deals.id, name: tag }),
        await isTagged(db, { link: tagLinks.person, record: deals.personId, name: tag }),
      ),
    ),
    byWords: Boolean(q),
  }
}

/**
 * Deals with a needle in their title, their person or their company. Each deal's person is looked at by
 * itself: there are far fewer deals than people, and all people with a common needle take seconds to read.
 */
const isFound = (db: Database, q: string) =>
  or(
    matchesSearch(deals.searchText, q),
    sql`(select ${matchesSearchOrPhone(people.searchText, q)} from ${people} where ${people.id} = ${deals.personId})`,
    inArray(
      deals.companyId,
      db.select({ id: companies.id }).from(companies).where(matchesSearch(companies.searchText, q)),
    ),
  )

/** One page of deals. @throws {AppError} `invalid` for a cursor this server did not make. */
export async function listDeals(ctx: Ctx, query: ListDeals): Promise<Page<Deal>> {
  const { sort, limit, cursor } = query
  const wanted = await dealFilter(ctx, query)
  const page = await listPage({ db: ctx.db, keyset: dealKeyset, ...wanted, sort, limit, cursor })
  return { ...page, rows: await presentDeals(ctx.db, page.rows) }
}

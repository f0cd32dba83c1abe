import { and, eq, exists } from 'drizzle-orm'
import { best } from '#shared/search/rank.ts'
import {
  hitsOfEachKind,
  type SearchGroup,
  type SearchHit,
  type SearchKind,
} from '#shared/search/schema.ts'
import { consultationFilter, consultationKeyset } from '../consultations/list-consultations.ts'
import type { Ctx } from '../context.ts'
import { listPage, type Page } from '../db/keyset.ts'
import { companies, people } from '../db/schema.ts'
import { listDeals } from '../deals/list-deals.ts'
import { submissionFilter, submissionKeyset } from '../lead-magnets/submission-records.ts'
import { isNamed, leadFilter, leadKeyset } from '../leads/list-leads.ts'
import type { ListedLead } from '../leads/presenter.ts'
import { subscriberFilter, subscriberKeyset } from '../newsletter/subscriber-records.ts'
import { companyFilter, companyKeyset, isKnownThere } from '../people/company-records.ts'
import { namesOfCompanies } from '../people/names.ts'
import { personFilter, personKeyset } from '../people/person-records.ts'

/** The newest so many that match are ranked; whoever is looked for by a whole name is among them. */
const ranked = 100

type Found = { id: string; createdAt: Date | string }
type Read = {
  name: string
  person?: string
  email: string
  company: string | null
  state: string | null
}

/** The best few of each kind of record, kinds without any left out. */
export async function searchRecords({ ctx, q }: { ctx: Ctx; q: string }): Promise<SearchGroup[]> {
  const part = newest(ctx)
  const groups = await Promise.all([
    foundPeople(ctx, q).then((page) =>
      groupOf('people', q, page, (row) => ({ ...row, state: null })),
    ),
    foundCompanies(ctx, q).then((page) =>
      groupOf('companies', q, page, (row) => ({
        ...row,
        email: row.domain,
        company: null,
        state: null,
      })),
    ),
    foundLeads(ctx, q).then((page) =>
      groupOf('leads', q, page, (row) => ({ ...row, state: row.status })),
    ),
    listDeals(ctx, { q, sort: part.sort, limit: ranked }).then((page) =>
      groupOf('deals', q, page, (row) => ({ ...row, name: row.title, state: row.stage })),
    ),
    listPage({ ...part, keyset: consultationKeyset, ...consultationFilter({ q }) }).then((page) =>
      groupOf('consultations', q, page, (row) => ({ ...row, state: row.status })),
    ),
    listPage({ ...part, keyset: submissionKeyset, ...submissionFilter({ q }) }).then((page) =>
      groupOf('submissions', q, page, (row) => ({ ...row, state: row.leadMagnetType })),
    ),
    listPage({ ...part, keyset: subscriberKeyset, ...subscriberFilter({ q }) }).then((page) =>
      groupOf('subscribers', q, page, (row) => ({ ...row, name: '', company: null })),
    ),
  ])
  return groups.filter(({ hits }) => hits.length > 0)
}

const newest = ({ db }: Ctx) => ({ db, sort: '-createdAt', limit: ranked }) as const

/** Companies of which somebody is known: of one that only was set aside nothing is found. */
function foundCompanies(ctx: Ctx, q: string) {
  const { filter, ...search } = companyFilter(ctx, { q })
  const isKnown = exists(
    ctx.db
      .select()
      .from(people)
      .where(and(eq(people.companyId, companies.id), isKnownThere)),
  )
  return listPage({
    ...newest(ctx),
    keyset: companyKeyset,
    filter: and(filter, isKnown),
    ...search,
  })
}

/** People with what their companies are called, by which they are ranked too. */
async function foundPeople(ctx: Ctx, q: string) {
  const wanted = await personFilter(ctx, { q })
  const page = await listPage({ ...newest(ctx), keyset: personKeyset, ...wanted })
  const ids = page.rows.flatMap(({ companyId }) => companyId ?? [])
  const nameOf = await namesOfCompanies(ctx.db, ids)
  const rows = page.rows.map((row) => ({
    ...row,
    company: nameOf.get(row.companyId ?? '') ?? null,
  }))
  return { ...page, rows }
}

/** Who is called so comes before who has written so: of those there may be any number. */
async function foundLeads(ctx: Ctx, q: string): Promise<Page<ListedLead>> {
  const query = { ...newest(ctx), keyset: leadKeyset, ...(await leadFilter(ctx, { q })) }
  const [named, found] = await Promise.all([
    listPage({ ...query, search: isNamed(q) }),
    listPage(query),
  ])
  const known = new Set(named.rows.map(({ id }) => id))
  return { ...found, rows: [...named.rows, ...found.rows.filter(({ id }) => !known.has(id))] }
}

function groupOf<Row extends Found>(
  kind: SearchKind,
  q: string,
  { rows, total }: Page<Row>,
  read: (row: Row) => Read,
): SearchGroup {
  const hits = rows.map((row): SearchHit => {
    const { id, createdAt } = row
    const { name, person = null, email, company, state } = read(row)
    const at = new Date(createdAt).toISOString()
    return { id, title: name || email, person, email, company, state, createdAt: at }
  })
  return { kind, total, hits: best(q, hits, hitsOfEachKind) }
}

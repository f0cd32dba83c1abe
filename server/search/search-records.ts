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
import { listDeals } from '../deals/list-deals.ts'
import { submissionFilter, submissionKeyset } from '../lead-magnets/submission-records.ts'
import { isNamed, leadFilter, leadKeyset } from '../leads/list-leads.ts'
import type { ListedLead } from '../leads/presenter.ts'
import { subscriberFilter, subscriberKeyset } from '../newsletter/subscriber-records.ts'

/** The newest so many that match are ranked; whoever is looked for by a whole name is among them. */
const ranked = 100

type Found = { id: string; email: string; createdAt: Date | string }
type Read = { name: string; person?: string; company: string | null; state: string }

/** The best few of each kind of record, kinds without any left out. */
export async function searchRecords({ ctx, q }: { ctx: Ctx; q: string }): Promise<SearchGroup[]> {
  const part = newest(ctx)
  const groups = await Promise.all([
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

/** Who is called so comes before who has written so: of those there may be any number. */
async function foundLeads(ctx: Ctx, q: string): Promise<Page<ListedLead>> {
  const query = { ...newest(ctx), keyset: leadKeyset, ...leadFilter({ q }) }
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
    const { id, email, createdAt } = row
    const { name, person = null, company, state } = read(row)
    const at = new Date(createdAt).toISOString()
    return { id, title: name || email, person, email, company, state, createdAt: at }
  })
  return { kind, total, hits: best(q, hits, hitsOfEachKind) }
}

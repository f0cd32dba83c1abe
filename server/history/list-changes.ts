import { and, eq, gte, inArray, isNotNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Change, ListChanges } from '#shared/journal/schema.ts'
import { endOf } from '#shared/privacy/retention.ts'
import type { Ctx } from '../context.ts'
import { rowsOf } from '../db/database.ts'
import type { Page } from '../db/keyset.ts'
import { auditLog, changeItems, changes, notes, people } from '../db/schema.ts'
import { decodeCursor } from '../db/sort-keys.ts'
import { isStandingMerge } from '../people/merge-people.ts'
import { actsOf } from './log-words.ts'
import { presentHistory } from './present-history.ts'
import { journaledNouns } from './undo-change.ts'

/** An entry in the order of the history: which row, of which of the two. */
export type Found = { id: string; at: Date | string; source: 'change' | 'log' }

/** Counting stops here. */
const countedAtMost = 1_000

/**
 * One page of the history, newest first: the changes that are kept, beside what the audit log says of
 * all else, and of the changes that are not kept any more (relationship.md §5).
 * @throws {AppError} `invalid` for a cursor this server did not make.
 */
export async function listChanges(ctx: Ctx, query: ListChanges): Promise<Page<Change>> {
  const { db } = ctx
  const { limit, cursor } = query
  const after = cursor ? decodeCursor(cursor) : undefined
  const kept = endOf('changes', ctx.clock())
  const entries = (most: number, cut: boolean) =>
    sql.join(
      [...changeParts(query, kept), ...logParts(query, kept)].map((part) =>
        newest(part, most, cut ? after : undefined),
      ),
      sql` union all `,
    )
  const [rows, [counted]] = await Promise.all([
    db
      .execute(sql`select * from (${entries(limit + 1, true)}) as entries
        order by at desc, id desc limit ${limit + 1}`)
      .then((result) => rowsOf<Found>(result)),
    db
      .execute(
        sql`select count(*)::int as n from (${entries(countedAtMost + 1, false)}) as entries`,
      )
      .then((result) => rowsOf<{ n: number }>(result)),
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const n = counted?.n ?? 0
  return {
    rows: await presentHistory(db, shown, query.record),
    next: rows.length > limit && last ? [new Date(last.at).toISOString(), last.id] : null,
    total: { count: Math.min(n, countedAtMost), atLeast: n > countedAtMost },
  }
}

/** Some rows of one of the two tables. */
type Part = { table: typeof changes | typeof auditLog; where: SQL | undefined }

/** At most so many of a part, newest first, found by an index on when they were. */
function newest(
  { table, where }: Part,
  most: number,
  after: readonly [string, string] | undefined,
) {
  const beyond = after
    ? sql`(${table.at}, ${table.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
    : undefined
  const source = sql.raw(table === changes ? `'change'` : `'log'`)
  return sql`(select ${table.id} as id, ${table.at} as at, ${source} as source from ${table}
    where ${and(where, beyond) ?? sql`true`}
    order by ${table.at} desc, ${table.id} desc limit ${most})`
}

const within = ({ since, until }: ListChanges, { at }: Part['table']) =>
  and(since ? gte(at, new Date(since)) : undefined, until ? lt(at, new Date(until)) : undefined)

function changeParts(query: ListChanges, kept: Date): Part[] {
  const { kind, record, actor } = query
  if (kind !== 'all' && kind !== 'change' && kind !== 'undo') return []
  // Of a person also what became of their notes: one that was deleted stands nowhere else.
  const touches = (id: string) =>
    sql`exists (select 1 from ${changeItems} where ${changeItems.changeId} = ${changes.id}
      and ${changeItems.recordId} in (select ${id}::uuid union all
        select ${notes.id} from ${notes} where ${notes.personId} = ${id}))`
  const where = and(
    within(query, changes),
    kind === 'undo' ? isNotNull(changes.undoes) : undefined,
    record ? touches(record) : undefined,
    actor ? eq(changes.actorId, actor) : undefined,
  )
  // Those that the day's run of retention has yet to remove are not kept any more.
  const ages = [gte(changes.at, kept), and(lt(changes.at, kept), isStandingMerge)]
  return ages.map((age) => ({ table: changes, where: and(age, where) }))
}

/** What the journal keeps by itself, as long as it does. */
const isJournaled = and(
  inArray(sql`split_part(${auditLog.action}, '.', 1)`, journaledNouns),
  not(inArray(sql`split_part(${auditLog.action}, '.', 2)`, ['created', 'exported', 'erased'])),
)

/** What the journal tells of by itself: somebody was merged, and is so still. */
const isOfStandingMerge = sql`case when ${inArray(auditLog.action, ['person.merged', 'person.unmerged'])}
  then exists (select 1 from ${people}
    where ${people.id} = ${auditLog.entityId}::uuid and ${people.mergedInto} is not null) else false end`

function logParts(query: ListChanges, kept: Date): Part[] {
  const { kind, record, actor } = query
  const of = logOf(kind, kept)
  if (!of) return []
  const where = and(of, within(query, auditLog), record ? eq(auditLog.entityId, record) : undefined)
  if (!actor) return [{ table: auditLog, where }]
  // Who signs in is nobody yet: it stands with the account.
  const toThem = and(
    eq(auditLog.entityId, actor),
    inArray(auditLog.action, actsOf('sign-in')),
    sql`${auditLog.actorId} is distinct from ${actor}`,
  )
  return [eq(auditLog.actorId, actor), toThem].map((theirs) => ({
    table: auditLog,
    where: and(where, theirs),
  }))
}

/** Which rows of the audit log are of a kind; undefined where none are. */
function logOf(kind: ListChanges['kind'], kept: Date): SQL | undefined {
  const isOld = and(lt(auditLog.at, kept), not(isOfStandingMerge))
  const gone = and(isJournaled, isOld)
  switch (kind) {
    case 'undo':
      return undefined
    case 'change':
      return gone
    case 'all':
      return or(sql`not (${isJournaled})`, isOld)
    case 'created':
    case 'mail':
      return inArray(auditLog.action, actsOf(kind))
    default:
      // Spelled out: it is what the index of the office's own acts is found by.
      return and(sql`person_id is null`, inArray(auditLog.action, actsOf(kind)))
  }
}

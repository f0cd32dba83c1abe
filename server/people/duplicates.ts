import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Duplicate, ListDuplicates, Person } from '#shared/people/schema.ts'
import type { DuplicateReason } from '#shared/people/vocabulary.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { rowsOf } from '../db/database.ts'
import type { Page } from '../db/keyset.ts'
import { distinctPeople, people, personKeys } from '../db/schema.ts'
import { decodeCursor } from '../db/sort-keys.ts'
import { AppError } from '../errors.ts'
import { matchSome } from './match-people.ts'
import { livingPerson, presentPeople } from './person-records.ts'

/** Counting stops here. */
const countedAtMost = 1_000

type Pair = { reason: DuplicateReason; key: string; one: string; other: string }

const isListed = (id: SQL) =>
  sql`exists (select 1 from ${people} where ${people.id} = ${id}
    and ${people.deletedAt} is null and not ${people.setAside})`

/** Whoever has the same key with a greater id, and was not said to be somebody else. */
const nextWithKey = sql`
  select o.person_id from ${personKeys} as o
  where o.reason = k.reason and o.key = k.key and o.person_id > k.person_id and o.shared
    and not exists (select 1 from ${distinctPeople} as d where d.one = k.person_id and d.other = o.person_id)
    and ${isListed(sql`o.person_id`)}
  order by o.person_id limit 1`

/** They share a key that stands before this one, and are a pair there. */
const isPairBefore = sql`exists (
  select 1 from ${personKeys} as a join ${personKeys} as b on b.reason = a.reason and b.key = a.key
  where a.person_id = k.person_id and b.person_id = o.person_id and (a.reason, a.key) < (k.reason, k.key))`

/**
 * Everybody who has a key that others have, each with the next of these: of five who share a number
 * four pairs. Read along an index that holds nobody else, however many people there are.
 */
const pairs = (which: SQL, limit: number) => sql`
  select k.reason, k.key, k.person_id as one, o.person_id as other
  from ${personKeys} as k cross join lateral (${nextWithKey}) as o
  where k.shared and ${which} and ${isListed(sql`k.person_id`)} and not ${isPairBefore}
  order by k.reason, k.key, k.person_id limit ${limit}`

/** All that share a key with one person, the same name first. */
const pairsOf = (id: string, limit: number) => sql`
  select * from (select distinct on (o.person_id) k.reason, k.key, k.person_id as one, o.person_id as other
  from ${personKeys} as k
  join ${personKeys} as o on o.reason = k.reason and o.key = k.key and o.person_id <> k.person_id
  where k.person_id = ${id} and k.shared and ${isListed(sql`o.person_id`)}
    and not exists (select 1 from ${distinctPeople} as d
      where d.one = least(k.person_id, o.person_id) and d.other = greatest(k.person_id, o.person_id))
  order by o.person_id, k.reason) as pairs order by reason, other limit ${limit}`

/**
 * People who look like one, in pairs: who share a name at a company, then who share a number.
 * @throws {AppError} `invalid` for a cursor this server did not make.
 */
export async function listDuplicates(
  ctx: Ctx,
  { person, limit, cursor }: ListDuplicates,
): Promise<Page<Duplicate>> {
  // Who has just come is compared at once; what is left of many, the job compares.
  await matchSome(ctx)
  const read = async (query: SQL) => rowsOf<Pair>(await ctx.db.execute(query))
  if (person) {
    const found = await read(pairsOf(person, limit))
    return {
      rows: await present(ctx, found),
      next: null,
      total: { count: found.length, atLeast: found.length === limit },
    }
  }
  const [rows, counted] = await Promise.all([
    read(pairs(cursor ? after(cursor) : sql`true`, limit + 1)),
    read(pairs(sql`true`, countedAtMost + 1)),
  ])
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    rows: await present(ctx, shown),
    next: rows.length > limit && last ? [`${last.reason} ${last.key}`, last.one] : null,
    total: {
      count: Math.min(counted.length, countedAtMost),
      atLeast: counted.length > countedAtMost,
    },
  }
}

function after(cursor: string): SQL {
  const [value, id] = decodeCursor(cursor)
  const [reason, key = ''] = value.split(' ')
  return sql`(k.reason, k.key, k.person_id) > (${reason}, ${key}, ${id}::uuid)`
}

/** With both people of each pair, who was known first at the front. */
async function present(ctx: Ctx, found: readonly Pair[]): Promise<Duplicate[]> {
  const ids = [...new Set(found.flatMap(({ one, other }) => [one, other]))]
  if (ids.length === 0) return []
  const rows = await ctx.db.select().from(people).where(inArray(people.id, ids))
  const byId = new Map((await presentPeople(ctx.db, rows)).map((row) => [row.id, row]))
  return found.map(({ reason, one, other }) => ({
    reason,
    people: [byId.get(one), byId.get(other)]
      .filter((each): each is Person => each !== undefined)
      .toSorted((each, next) => each.createdAt.localeCompare(next.createdAt)),
  }))
}

/**
 * Says that two people who look like one are two, or takes that back: they are offered no more, or
 * again. Saying it twice is as saying it once.
 * @throws {AppError} `not_found`; `invalid` for one and the same.
 */
export async function tellApart(
  ctx: Ctx,
  ids: { one: string; other: string },
  areTwo: boolean,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { id: first } = await livingPerson(ctx, ids.one)
    const { id: second } = await livingPerson(ctx, ids.other)
    if (first === second) throw new AppError('invalid', 'This is one person by now.')
    const [one = first, other = second] = [first, second].toSorted()
    if (areTwo) {
      await ctx.db
        .insert(distinctPeople)
        .values({ one, other, at: ctx.clock() })
        .onConflictDoNothing()
    } else {
      await ctx.db
        .delete(distinctPeople)
        .where(sql`${distinctPeople.one} = ${one} and ${distinctPeople.other} = ${other}`)
    }
    await recordAudit(ctx, {
      action: areTwo ? 'person.told_apart' : 'person.offered_again',
      entityId: one,
      details: { other },
    })
  })
  ctx.publish('people')
}

import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { DuplicateReason } from '#shared/people/vocabulary.ts'
import { phoneDigits } from '#shared/phone.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { advisoryLocks } from '../db/advisory-locks.ts'
import { type Database, rowsOf } from '../db/database.ts'
import { people, personKeys } from '../db/schema.ts'
import { nextTurn, peoplePerTurn } from '../turns.ts'
import type { PersonRow } from './keep-people.ts'

/** A number of fewer digits is an extension, or was not meant seriously. */
const fewestDigits = 7
/** Characters of a hash that are kept: 132 bits. */
const hashLength = 22

type Compared = Pick<PersonRow, 'name' | 'phones' | 'companyId' | 'setAside' | 'deletedAt'>
type Key = { reason: DuplicateReason; key: string }

const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, hashLength)

/** The key of a number in `person_keys`; null for one that is too short to be told by. */
export function phoneKey(phone: string): string | null {
  const digits = phoneDigits(phone)
  return digits.length < fewestDigits ? null : hashOf(digits)
}

/** A name as names are compared; a first name alone is too many people's. */
function comparedName(name: string): string | null {
  const words = name.normalize('NFKC').toLowerCase().split(/\s+/u).filter(Boolean)
  return words.length > 1 ? words.join(' ') : null
}

/**
 * What somebody shares with whoever is the same person (relationship.md §4): each number, as numbers
 * are compared, and the name at the company. Nothing of who is in no list.
 */
function keysOf({ name, phones, companyId, setAside, deletedAt }: Compared): Key[] {
  if (setAside || deletedAt) return []
  const numbers = phones.flatMap((phone) => phoneKey(phone) ?? [])
  const keys: Key[] = [...new Set(numbers)].map((key) => ({ reason: 'phone', key }))
  const named = comparedName(name)
  if (named && companyId) keys.push({ reason: 'name', key: hashOf(`${companyId} ${named}`) })
  return keys
}

/**
 * Compares people who are new or have changed with all others, at most a batch of them. Returns how
 * many; none when another process is about it.
 */
export const matchSome = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async ({ db }) => {
    const [free] = rowsOf<{ free: boolean }>(
      await db.execute(
        sql`select pg_try_advisory_xact_lock(${advisoryLocks.peopleMatching}) as free`,
      ),
    )
    if (!free?.free) return 0
    const rows = await db
      .select()
      .from(people)
      .where(eq(people.matched, false))
      .orderBy(asc(people.id))
      .limit(peoplePerTurn)
      // Who is just being changed comes at the next turn.
      .for('no key update', { skipLocked: true })
    if (rows.length > 0) await keepKeys(db, rows)
    return rows.length
  })

async function keepKeys(db: Database, rows: readonly PersonRow[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const before = await db
    .delete(personKeys)
    .where(inArray(personKeys.personId, ids))
    .returning({ reason: personKeys.reason, key: personKeys.key })
  const now = rows.flatMap((row) =>
    keysOf(row).map((key) => ({ ...key, personId: row.id, shared: false })),
  )
  if (now.length > 0) await db.insert(personKeys).values(now)
  await countSharers(db, [...before, ...now])
  await db.update(people).set({ matched: true }).where(inArray(people.id, ids))
}

/** Says of each key whether more than one person has it. */
async function countSharers(db: Database, keys: readonly Key[]): Promise<void> {
  if (keys.length === 0) return
  const touched = or(
    ...[...Map.groupBy(keys, ({ reason }) => reason)].map(([reason, some]) =>
      and(
        eq(personKeys.reason, reason),
        inArray(
          personKeys.key,
          some.map(({ key }) => key),
        ),
      ),
    ),
  )
  const hasOthers = sql`exists (select 1 from ${personKeys} as other where other.reason = ${personKeys.reason}
    and other.key = ${personKeys.key} and other.person_id <> ${personKeys.personId})`
  await db
    .update(personKeys)
    .set({ shared: hasOthers })
    .where(and(touched, sql`${personKeys.shared} <> ${hasOthers}`))
}

/** Compares all who are still to be compared; it goes on where it was stopped. */
async function run(ctx: Ctx): Promise<void> {
  let found = 0
  for (;;) {
    const some = await matchSome(ctx)
    found += some
    if (some < peoplePerTurn) break
    await nextTurn()
  }
  if (found > 0) ctx.publish('people')
}

/** Every minute: mostly it finds nothing to do, in an index that is empty. */
export const peopleMatching = { id: 'people-matching', cron: '* * * * *', run }

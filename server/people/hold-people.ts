import { setTimeout as wait } from 'node:timers/promises'
import { asc } from 'drizzle-orm'
import { type Ctx, inTransaction } from '../context.ts'
import { isAmong } from '../db/many-rows.ts'
import { people } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { PersonRow } from './keep-people.ts'

/** Milliseconds until people whom others are just changing are tried to be held again, and how often. */
const lockRetry = { pause: 25, tries: 200 }

/**
 * People held until the transaction ends, in the order of the ids. Who holds one of them never waits for
 * another.
 * @throws {AppError} `unavailable` when others hold them for too long.
 */
export async function waitToHold(ctx: Ctx, ids: readonly string[]): Promise<PersonRow[]> {
  for (let tried = 0; tried < lockRetry.tries; tried += 1) {
    const rows = await tryToHold(ctx, ids)
    if (rows) return rows
    await wait(lockRetry.pause)
  }
  throw new AppError('unavailable', 'Somebody else is changing these people. Please try again.')
}

/** All of these people, held; or none of them, and undefined. */
export async function tryToHold(
  ctx: Ctx,
  ids: readonly string[],
): Promise<PersonRow[] | undefined> {
  if (ids.length === 0) return []
  const these = isAmong(people.id, [...new Set(ids)])
  const isHeld = new Error('Somebody is held by others.')
  // Given up with its locks when it has not got them all.
  return inTransaction(ctx, async ({ db }) => {
    const rows = await db
      .select()
      .from(people)
      .where(these)
      .orderBy(asc(people.id))
      .for('update', { skipLocked: true })
    if (rows.length < (await db.$count(people, these))) throw isHeld
    return rows
  }).catch((error) => {
    if (error === isHeld) return undefined
    throw error
  })
}

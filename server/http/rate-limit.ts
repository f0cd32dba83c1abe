import { sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/migrate.ts'
import { AppError } from '../errors.ts'

/** At most `max` acts of one key in a window of `seconds`. */
export type Limit = { name: string; max: number; seconds: number }

/**
 * Counts one act and answers how many there were in the current window and when it ends.
 * One statement on one row, so that it holds over any number of processes.
 */
async function count(db: Database, now: Date, key: string, seconds: number, by: number) {
  const resetsAt = new Date(now.getTime() + seconds * 1000)
  const result = await db.execute(sql`
    insert into rate_limits as r (key, count, resets_at)
    values (${key}, ${by}, ${resetsAt.toISOString()})
    on conflict (key) do update set
      count = case when r.resets_at <= ${now.toISOString()} then ${by}::int else r.count + ${by}::int end,
      resets_at = case when r.resets_at <= ${now.toISOString()} then excluded.resets_at else r.resets_at end
    returning count, resets_at as "resetsAt"`)
  const row = rowsOf<{ count: number; resetsAt: string | Date }>(result)[0]
  if (!row) throw new Error('A rate limit was not counted.')
  return { count: row.count, resetsAt: new Date(row.resetsAt) }
}

function refuse(now: Date, resetsAt: Date): never {
  const retryAfter = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  const wait = retryAfter < 90 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`
  throw new AppError('too_many_requests', `Too many attempts. Please try again in ${wait}.`, {
    retryAfter,
  })
}

/**
 * Counts one act of `subject` against a limit.
 * @throws {AppError} `too_many_requests` with Retry-After once the limit is passed.
 */
export async function consume(ctx: Ctx, limit: Limit, subject: string): Promise<void> {
  if (!ctx.env.rateLimit) return
  const now = ctx.clock()
  const seen = await count(ctx.db, now, `${limit.name}:${subject}`, limit.seconds, 1)
  if (seen.count > limit.max) refuse(now, seen.resetsAt)
}

/** Takes one counted act back: consumed before an attempt and given back after a success, only failures count. */
export async function giveBack(ctx: Ctx, limit: Limit, subject: string): Promise<void> {
  if (!ctx.env.rateLimit) return
  await count(ctx.db, ctx.clock(), `${limit.name}:${subject}`, limit.seconds, -1)
}

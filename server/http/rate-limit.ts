import { sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { rowsOf } from '../db/database.ts'
import { AppError } from '../errors.ts'

/** At most `max` acts of one key in a window of `seconds`. */
export type Limit = { name: string; max: number; seconds: number }

/**
 * How far two clocks may be apart, in milliseconds: those of two machines, or of two calls at once
 * that reach the database in the other order. It keeps such calls from beginning a window anew.
 */
export const clocksApart = 60_000

/**
 * Whether a window of a limit that ends at `resetsAt` is over at `now`. So is one that ends later
 * than it can last: the clock was ahead when it began, and has been set right.
 */
export function isOver({ seconds }: Limit, resetsAt: Date, now: number): boolean {
  const left = resetsAt.getTime() - now
  return left <= 0 || left > seconds * 1000 + clocksApart
}

/** What a limit counts by itself: the acts of one subject. */
export type Counter = { limit: Limit; subject: string }
/** So many acts of a subject. */
type Act = Counter & { by: number }
const keyOf = ({ limit, subject }: Counter) => `${limit.name}:${subject}`

/** How many acts there were in the current window, and when it ends. */
export type Seen = { count: number; resetsAt: Date }

/**
 * Counts acts against each of several limits and returns what each has seen, in that order.
 * One statement, so that it holds over any number of processes. Rows that many callers share come
 * last: a row is locked until the statement ends, and callers must meet in one order.
 */
export async function count<const Acts extends readonly Act[]>(
  ctx: Ctx,
  acts: Acts,
): Promise<{ [Index in keyof Acts]: Seen }> {
  const now = ctx.clock()
  const at = now.toISOString()
  const keys = acts.map(keyOf)
  const rows = acts.map(({ limit: { seconds }, by }, index) => {
    const resetsAt = new Date(now.getTime() + seconds * 1000).toISOString()
    return sql`(${keys[index]}, ${by}, ${resetsAt})`
  })
  // As isOver says it; the window that would begin now ends when a whole one does.
  const over = sql`(r.resets_at <= ${at}
    or r.resets_at > excluded.resets_at + ${clocksApart} * interval '1 millisecond')`
  const result = await ctx.db.execute(sql`
    insert into rate_limits as r (key, count, resets_at)
    values ${sql.join(rows, sql`, `)}
    on conflict (key) do update set
      count = case when ${over} then excluded.count else r.count + excluded.count end,
      resets_at = case when ${over} then excluded.resets_at else r.resets_at end
    returning key, count, resets_at as "resetsAt"`)
  const seen = new Map(
    rowsOf<{ key: string; count: number; resetsAt: string | Date }>(result).map((row) => [
      row.key,
      { count: row.count, resetsAt: new Date(row.resetsAt) },
    ]),
  )
  return everySeen<Acts>(keys.map((key) => seen.get(key)))
}

/** Guarantees that every act was seen, so that the answer has the shape of what was asked. */
function everySeen<Acts extends readonly Act[]>(seen: (Seen | undefined)[]) {
  if (!seen.every((one) => one !== undefined)) throw new Error('A rate limit was not counted.')
  return seen as { [Index in keyof Acts]: Seen }
}

/** The seconds until `resetsAt`, and how a sentence says them. */
export function waitUntil(ctx: Ctx, resetsAt: Date) {
  const retryAfter = Math.max(1, Math.ceil((resetsAt.getTime() - ctx.clock().getTime()) / 1000))
  const words = retryAfter < 90 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`
  return { retryAfter, words }
}

/** The refusal of one who has used up a limit. */
export function tooMany(ctx: Ctx, resetsAt: Date): AppError {
  const { retryAfter, words } = waitUntil(ctx, resetsAt)
  return new AppError('too_many_requests', `Too many attempts. Please try again in ${words}.`, {
    retryAfter,
  })
}

/**
 * Counts one act of `subject` against a limit; `passed` is called once in a window, by the act that
 * is one too many.
 * @throws {AppError} `too_many_requests` with Retry-After once the limit is passed.
 */
export async function consume(
  ctx: Ctx,
  limit: Limit,
  subject: string,
  passed?: (until: Date) => Promise<void>,
): Promise<void> {
  if (!ctx.env.rateLimit) return
  const [seen] = await count(ctx, [{ limit, subject, by: 1 }])
  if (seen.count === limit.max + 1) await passed?.(seen.resetsAt)
  if (seen.count > limit.max) throw tooMany(ctx, seen.resetsAt)
}

/** Takes one counted act back: consumed before an attempt and given back after a success, only failures count. */
export async function giveBack(ctx: Ctx, limit: Limit, subject: string): Promise<void> {
  if (ctx.env.rateLimit) await count(ctx, [{ limit, subject, by: -1 }])
}

/**
 * Forgets what a counter has counted, the act under way included, and takes the same back from one that
 * many share and that counted those acts, too. Of a shared one whose window began later it takes only the
 * act under way back: what came before, that one has not counted.
 */
export async function forgive(ctx: Ctx, own: Counter, shared?: Counter): Promise<void> {
  if (!ctx.env.rateLimit) return
  const forgotten = sql`delete from rate_limits where key = ${keyOf(own)}
    returning count, resets_at - ${own.limit.seconds} * interval '1 second' as began`
  if (!shared) {
    await ctx.db.execute(forgotten)
    return
  }
  const began = sql`r.resets_at - ${shared.limit.seconds} * interval '1 second'`
  const both = sql`own.began > ${began} - ${clocksApart} * interval '1 millisecond'`
  await ctx.db.execute(sql`
    with own as (${forgotten})
    update rate_limits r
    set count = greatest(0, r.count - case when ${both} then own.count else 1 end)
    from own where r.key = ${keyOf(shared)}`)
}

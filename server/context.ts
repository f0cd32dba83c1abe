import type { LiveTopic } from '#shared/live/topics.ts'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'

/**
 * Who acts: a closed union, so that every policy names each of them. `network` is where the call
 * came from, as `networkOf` (http/network-of.ts) returns it.
 */
export type Actor =
  | { kind: 'visitor'; network: string }
  | { kind: 'admin'; adminId: string; sessionId: string; name: string; network: string }
  | { kind: 'job'; name: string }

/** Somebody of the firm who has signed in. */
export type AdminActor = Extract<Actor, { kind: 'admin' }>

export type Clock = () => Date

/** What every verb is given. Inside a transaction `db` is that transaction. */
export type Ctx = {
  db: Database
  actor: Actor
  clock: Clock
  env: Env
  /** Tells open screens what has changed; inside a transaction, once that is committed. */
  publish: (...topics: LiveTopic[]) => void
  /** Inside a transaction: what is to be done once that is committed; see {@link afterCommit}. */
  afterCommit?: (act: () => void) => void
  /** The change under way that what is done belongs to (journal/write-change.ts). */
  changeId?: string
}

/** What a verb that an admin alone may call is given. */
export type AdminCtx = Ctx & { actor: AdminActor }

export const systemClock: Clock = () => new Date()

/**
 * The same context inside one transaction: all of `work` is kept, or none. What it publishes is told
 * once, after the commit; of one within another, after that of the outer. Nothing is told of a rollback.
 */
export async function inTransaction<Given extends Ctx, Result>(
  ctx: Given,
  work: (ctx: Given) => Promise<Result>,
): Promise<Result> {
  const topics = new Set<LiveTopic>()
  const acts: (() => void)[] = []
  const result = await ctx.db.transaction((tx) =>
    work({
      ...ctx,
      db: tx,
      publish: (...changed) => {
        for (const topic of changed) topics.add(topic)
      },
      afterCommit: (act) => acts.push(act),
    }),
  )
  for (const act of acts) afterCommit(ctx, act)
  if (topics.size > 0) ctx.publish(...topics)
  return result
}

/** Does something once what `ctx` does is committed: outside of a transaction at once, after a rollback never. */
export function afterCommit(ctx: Ctx, act: () => void): void {
  if (ctx.afterCommit) ctx.afterCommit(act)
  else act()
}

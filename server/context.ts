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
  /** Tells open screens what has changed; call it after the commit. */
  publish: (...topics: LiveTopic[]) => void
  /** The change under way that what is done belongs to (journal/write-change.ts). */
  changeId?: string
}

/** What a verb that an admin alone may call is given. */
export type AdminCtx = Ctx & { actor: AdminActor }

export const systemClock: Clock = () => new Date()

/** The same context inside one transaction: all of `work` is kept, or none. */
export function inTransaction<Given extends Ctx, Result>(
  ctx: Given,
  work: (ctx: Given) => Promise<Result>,
) {
  return ctx.db.transaction((tx) => work({ ...ctx, db: tx }))
}

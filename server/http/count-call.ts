import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { addressLimit, callLimit } from './flood.ts'
import { count, isOver, type Seen } from './rate-limit.ts'

/** A process adds its calls to the sum of all after so many, or after so many milliseconds. */
const together = 10
const apart = 1_000

/** What this process knows of one call: the sum at `at`, and what it has not yet added to it. */
type Flow = { sum: Seen | null; at: number; own: number }

const flows = new WeakMap<Database, Map<string, Flow>>()

function flowOf(db: Database, call: string): Flow {
  const known = flows.get(db) ?? new Map<string, Flow>()
  flows.set(db, known)
  const flow = known.get(call) ?? { sum: null, at: Number.NEGATIVE_INFINITY, own: 0 }
  known.set(call, flow)
  return flow
}

/**
 * Counts a visitor's call: exactly for the address; for all who make this call, in the sum of all
 * processes, which each of them adds to now and then. One row that every call of the site waits
 * for would cost more than the rest of the counting.
 */
export async function countCall(
  ctx: Ctx,
  network: string,
  call: string,
): Promise<{ ofAddress: Seen; atCall: Seen }> {
  const now = ctx.clock().getTime()
  const flow = flowOf(ctx.db, call)
  const own = flow.own + 1
  const address = { limit: addressLimit, subject: network, by: 1 } as const
  // A clock that was set back leaves a time to come.
  if (own < together && Math.abs(now - flow.at) < apart) {
    flow.own = own
    const [ofAddress] = await count(ctx, [address])
    return { ofAddress, atCall: withOwn(flow, now) }
  }
  Object.assign(flow, { own: 0, at: now })
  const [ofAddress, atCall] = await count(ctx, [
    address,
    { limit: callLimit, subject: call, by: own },
  ])
  flow.sum = atCall
  return { ofAddress, atCall }
}

function withOwn({ sum, own }: Flow, now: number): Seen {
  if (sum && !isOver(callLimit, sum.resetsAt, now)) return { ...sum, count: sum.count + own }
  return { count: own, resetsAt: new Date(now + callLimit.seconds * 1_000) }
}

import type { FastifyRequest } from 'fastify'
import { proofHeader } from '#shared/proof/header.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { callLimit, decideForm, linkLimit, networkLimit, plainFormLimit } from './flood.ts'
import { askProof, proofs, spendProof } from './proof.ts'
import {
  type Counter,
  consume,
  count,
  isOver,
  type Seen,
  tooMany,
  waitUntil,
} from './rate-limit.ts'

/** Counts a visitor's call and says what is to become of it, and when it would simply be taken. */
async function countAndDecide(ctx: Ctx, network: Counter, call: string) {
  const { ofNetwork, atCall } = await countCall(ctx, network, call)
  const decision = decideForm({ ofNetwork: ofNetwork.count, atCall: atCall.count })
  return { decision, waiting: longest(ofNetwork, atCall) }
}

/** The limit that is passed, the longer one if it is both. */
function longest(ofNetwork: Seen, atCall: Seen) {
  const byNetwork = ofNetwork.count > networkLimit.max
  const byAll = atCall.count > callLimit.max
  const later = ofNetwork.resetsAt > atCall.resetsAt
  return byAll && !(byNetwork && later)
    ? { resetsAt: atCall.resetsAt, flooded: true }
    : { resetsAt: ofNetwork.resetsAt, flooded: false }
}

function refusal(ctx: Ctx, { resetsAt, flooded }: ReturnType<typeof longest>): AppError {
  if (!flooded) return tooMany(ctx, resetsAt)
  const { retryAfter, words } = waitUntil(ctx, resetsAt)
  const sentence = `Very many are writing to us at this moment. Please try again in ${words}.`
  return new AppError('too_many_requests', sentence, { retryAfter })
}

/**
 * Lets a visitor's call of a form pass, at once on an ordinary day. Where one address sends too much,
 * or everybody together does, only with a proof of work; an admin passes always.
 * @throws {AppError} `proof_required` with a challenge and Retry-After; `too_many_requests`.
 */
export async function limitForm(ctx: Ctx, request: FastifyRequest): Promise<void> {
  if (ctx.actor.kind !== 'visitor' || !ctx.env.rateLimit) return
  const call = request.routeOptions.url ?? ''
  const { decision, waiting } = await countAndDecide(
    ctx,
    { limit: networkLimit, subject: ctx.actor.network },
    call,
  )
  if (decision.kind === 'take') return
  const { message, details } = refusal(ctx, waiting)
  if (decision.kind === 'refuse') throw new AppError('too_many_requests', message, details)
  const sent = request.headers[proofHeader]
  const proved = await spendProof(ctx, call, sent)
  proofs.inc({ call, outcome: proved ? 'solved' : sent ? 'refused' : 'asked' })
  if (proved) return
  const challenge = await askProof(ctx, call, decision.counter)
  throw new AppError('proof_required', message, { ...details, challenge })
}

/**
 * The same for a form that a browser without JavaScript sends: it can prove nothing, and is told to
 * wait. Such forms are counted apart, each by itself, so that neither a flood of calls shuts them nor
 * what others behind the same router send.
 * @throws {AppError} `too_many_requests` with Retry-After.
 */
export async function limitPlainForm(ctx: Ctx, request: FastifyRequest): Promise<void> {
  if (ctx.actor.kind !== 'visitor' || !ctx.env.rateLimit) return
  const call = request.routeOptions.url ?? ''
  const subject = `${ctx.actor.network}|${call}`
  const { decision, waiting } = await countAndDecide(ctx, { limit: plainFormLimit, subject }, call)
  if (decision.kind !== 'take') throw refusal(ctx, waiting)
}

/**
 * The same for a plain link to a file or a page. Nobody who follows one can prove anything, so only what
 * their own network follows counts: a flood from elsewhere must not shut the link to everybody. Forms are
 * not among it: of many behind one router each may read and write.
 * @throws {AppError} `too_many_requests` with Retry-After; where a browser shows the answer, see
 * failure-page.ts.
 */
export async function limitLink(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind === 'visitor') await consume(ctx, linkLimit, ctx.actor.network)
}

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
async function countCall(
  ctx: Ctx,
  network: Counter,
  call: string,
): Promise<{ ofNetwork: Seen; atCall: Seen }> {
  const now = ctx.clock().getTime()
  const flow = flowOf(ctx.db, call)
  const own = flow.own + 1
  const one = { ...network, by: 1 }
  // A clock that was set back leaves a time to come.
  if (own < together && Math.abs(now - flow.at) < apart) {
    flow.own = own
    const [ofNetwork] = await count(ctx, [one])
    return { ofNetwork, atCall: withOwn(flow, now) }
  }
  Object.assign(flow, { own: 0, at: now })
  const [ofNetwork, atCall] = await count(ctx, [one, { limit: callLimit, subject: call, by: own }])
  flow.sum = atCall
  return { ofNetwork, atCall }
}

function withOwn({ sum, own }: Flow, now: number): Seen {
  if (sum && !isOver(callLimit, sum.resetsAt, now)) return { ...sum, count: sum.count + own }
  return { count: own, resetsAt: new Date(now + callLimit.seconds * 1_000) }
}

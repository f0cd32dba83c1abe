import type { FastifyRequest } from 'fastify'
import { proofHeader } from '#shared/proof/header.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { countCall } from './count-call.ts'
import { addressLimit, admissionOf, callLimit } from './flood.ts'
import { askProof, spendProof } from './proof.ts'
import { proofs } from './proof-counter.ts'
import { consume, type Seen, tooMany, waitUntil } from './rate-limit.ts'

/** Counts a visitor's call and says what is to become of it, and when it would simply be taken. */
async function weigh(ctx: Ctx, network: string, call: string) {
  const { ofAddress, atCall } = await countCall(ctx, network, call)
  const admission = admissionOf({ ofAddress: ofAddress.count, atCall: atCall.count })
  return { admission, waiting: longest(ofAddress, atCall) }
}

/** The limit that is passed, the longer one if it is both. */
function longest(ofAddress: Seen, atCall: Seen) {
  const byAddress = ofAddress.count > addressLimit.max
  const byAll = atCall.count > callLimit.max
  const later = ofAddress.resetsAt > atCall.resetsAt
  return byAll && !(byAddress && later)
    ? { resetsAt: atCall.resetsAt, flooded: true }
    : { resetsAt: ofAddress.resetsAt, flooded: false }
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
export async function admit(ctx: Ctx, request: FastifyRequest): Promise<void> {
  if (ctx.actor.kind !== 'visitor' || !ctx.env.rateLimit) return
  const call = request.routeOptions.url ?? ''
  const { admission, waiting } = await weigh(ctx, ctx.actor.network, call)
  if (admission.kind === 'take') return
  const { message, details } = refusal(ctx, waiting)
  if (admission.kind === 'refuse') throw new AppError('too_many_requests', message, details)
  const sent = request.headers[proofHeader]
  const proved = await spendProof(ctx, call, sent)
  proofs.inc({ call, outcome: proved ? 'solved' : sent ? 'refused' : 'asked' })
  if (proved) return
  const challenge = await askProof(ctx, call, admission.counter)
  throw new AppError('proof_required', message, { ...details, challenge })
}

/**
 * The same for a form that a browser without JavaScript sends: it can prove nothing, and is told to
 * wait. Such forms are counted apart, so that a flood of calls does not shut them.
 * @throws {AppError} `too_many_requests` with Retry-After.
 */
export async function admitPlain(ctx: Ctx, request: FastifyRequest): Promise<void> {
  if (ctx.actor.kind !== 'visitor' || !ctx.env.rateLimit) return
  const { admission, waiting } = await weigh(ctx, ctx.actor.network, request.routeOptions.url ?? '')
  if (admission.kind !== 'take') throw refusal(ctx, waiting)
}

/**
 * The same for a plain link to a file. Nobody who follows one can prove anything, so only the calls of
 * their own network count: a flood from elsewhere must not shut the link to everybody.
 * @throws {AppError} `too_many_requests` with Retry-After.
 */
export async function admitLink(ctx: Ctx): Promise<void> {
  if (ctx.actor.kind === 'visitor') await consume(ctx, addressLimit, ctx.actor.network)
}

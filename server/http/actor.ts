import type { FastifyRequest } from 'fastify'
import type { AdminActor, AdminCtx, Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { admins } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { networkOf } from './network-of.ts'

/** An account of the back-office, as it is kept. */
export type Admin = typeof admins.$inferSelect

export type SignedInAdmin = { actor: AdminActor; admin: Admin }

/** What every request of one application shares; `adminDb` is for the calls of admins. */
export type Shared = Omit<Ctx, 'actor'> & {
  adminDb: Database
  /** Whose token this is, used from `network`; null when it's no longer good. */
  adminOfToken: (
    ctx: Pick<Ctx, 'db' | 'clock'>,
    token: string,
    network: string,
  ) => Promise<SignedInAdmin | null>
}

/** The scheme in any case and as many spaces as one likes (RFC 9110, 11.1). */
const tokenOf = (request: FastifyRequest) =>
  /^bearer +([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]

const visitorOf = ({ ip }: FastifyRequest) => ({ kind: 'visitor', network: networkOf(ip) }) as const

/** Whose token a request carries; null without one, or with one that is no longer good. */
function signedInOf(shared: Shared, request: FastifyRequest): Promise<SignedInAdmin | null> {
  const token = tokenOf(request)
  return token ? shared.adminOfToken(shared, token, networkOf(request.ip)) : Promise.resolve(null)
}

/** The context of an admin's call, in any part of the product: their statements take turns of their own. */
const contextOf = ({ adminDb, adminOfToken: _, ...shared }: Shared, { actor }: SignedInAdmin) => ({
  ...shared,
  db: adminDb,
  actor,
})

/** The context of a public call: the caller is an admin with a valid token, else a visitor. */
export async function publicContext(shared: Shared, request: FastifyRequest): Promise<Ctx> {
  const signedIn = await signedInOf(shared, request)
  return signedIn ? contextOf(shared, signedIn) : { ...shared, actor: visitorOf(request) }
}

/**
 * Who makes a call of the back-office, and its context.
 * @throws {AppError} `unauthenticated` without a valid token.
 */
export async function adminCall(
  shared: Shared,
  request: FastifyRequest,
): Promise<{ ctx: AdminCtx; admin: Admin }> {
  const signedIn = await signedInOf(shared, request)
  if (!signedIn) {
    const said = request.headers.authorization
      ? 'Authentication expired'
      : 'No authentication token'
    throw new AppError('unauthenticated', said)
  }
  return { ctx: contextOf(shared, signedIn), admin: signedIn.admin }
}

/** Whether the token of a request still stands, asked again; for what stays open for long. */
export const isStillSignedIn = async (shared: Shared, request: FastifyRequest) =>
  (await signedInOf(shared, request)) !== null

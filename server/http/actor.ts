import type { FastifyRequest } from 'fastify'
import { adminOfToken, type SignedInAdmin } from '../accounts/sessions.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'

/** What every request of one application shares. */
export type Shared = Omit<Ctx, 'actor'>

const tokenOf = (request: FastifyRequest) =>
  /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1]

const visitorOf = (request: FastifyRequest) => ({ kind: 'visitor', ip: request.ip }) as const

async function adminOf(shared: Shared, request: FastifyRequest): Promise<SignedInAdmin | null> {
  const token = tokenOf(request)
  return token ? adminOfToken(shared.db, shared.clock, token) : null
}

/** The context of a public call: the caller is an admin with a valid token, else a visitor. */
export async function publicContext(shared: Shared, request: FastifyRequest): Promise<Ctx> {
  const signedIn = await adminOf(shared, request)
  return { ...shared, actor: signedIn?.actor ?? visitorOf(request) }
}

/**
 * The context of a back-office call.
 * @throws {AppError} `unauthenticated` without a valid token.
 */
export async function adminContext(shared: Shared, request: FastifyRequest) {
  const signedIn = await adminOf(shared, request)
  if (!signedIn) {
    const said = request.headers.authorization
      ? 'Authentication expired'
      : 'No authentication token'
    throw new AppError('unauthenticated', said)
  }
  return { ctx: { ...shared, actor: signedIn.actor }, admin: signedIn.admin }
}

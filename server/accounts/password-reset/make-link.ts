import { randomUUIDv7 } from 'node:crypto'
import { adminPage } from '#shared/routes.ts'
import type { Ctx } from '../../context.ts'
import { passwordResets } from '../../db/schema.ts'
import { hashOfToken, newToken } from '../tokens.ts'

/** A link to set a new password is good for this long, in milliseconds. */
const goodFor = 60 * 60_000

/** Makes a link to set a new password for an account. The token itself is kept nowhere. */
export async function makeResetLink(ctx: Ctx, adminId: string): Promise<string> {
  const token = newToken()
  const createdAt = ctx.clock()
  await ctx.db.insert(passwordResets).values({
    id: randomUUIDv7(),
    tokenHash: hashOfToken(token),
    adminId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + goodFor),
  })
  return ctx.env.publicUrl + adminPage.resetPasswordWith(token)
}

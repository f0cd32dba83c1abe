import { eq, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Actor, Ctx } from '../context.ts'
import { admins } from '../db/schema.ts'
import { AppError } from '../errors.ts'

/** Whose: of an account, of who asks (`me`), or nobody's (`none`). */
export function ownerFilter(
  column: PgColumn,
  owner: string | undefined,
  actor: Actor,
): SQL | undefined {
  if (owner === undefined) return undefined
  if (owner === 'none') return isNull(column)
  return eq(column, owner === 'me' && actor.kind === 'admin' ? actor.adminId : owner)
}

/** @throws {AppError} `invalid` when nobody has this account. */
export async function refuseStranger(
  { db }: Ctx,
  accountId: string | null | undefined,
  field = 'owner',
) {
  if (!accountId) return
  const [account] = await db.select({ id: admins.id }).from(admins).where(eq(admins.id, accountId))
  if (account) return
  const sentence = 'This person has no account any more.'
  throw new AppError('invalid', sentence, { fields: { [field]: sentence } })
}

import { createHash, randomInt, randomUUIDv7 } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import {
  backupCodeCount,
  backupCodeLength,
  backupCodeLetters,
  printBackupCode,
} from '#shared/accounts/second-factor.ts'
import type { Ctx } from '../../context.ts'
import { backupCodes } from '../../db/schema.ts'

const newCode = () =>
  Array.from({ length: backupCodeLength }, () =>
    backupCodeLetters.charAt(randomInt(backupCodeLetters.length)),
  ).join('')

// With the account in it, so that one search does not cover everybody's codes.
const hashOf = (adminId: string, code: string) =>
  createHash('sha256').update(`${adminId}:${code}`).digest('hex')

export const dropBackupCodes = (ctx: Ctx, adminId: string) =>
  ctx.db.delete(backupCodes).where(eq(backupCodes.adminId, adminId))

/** Replaces the backup codes of an account; answers the new ones, which are kept only as hashes. */
export async function issueBackupCodes(ctx: Ctx, adminId: string): Promise<string[]> {
  const codes = Array.from({ length: backupCodeCount }, newCode)
  await dropBackupCodes(ctx, adminId)
  await ctx.db
    .insert(backupCodes)
    .values(codes.map((code) => ({ id: randomUUIDv7(), adminId, codeHash: hashOf(adminId, code) })))
  return codes.map(printBackupCode)
}

/** Uses a backup code up, if it is one of the account's; of two at once one succeeds. */
export async function spendBackupCode(ctx: Ctx, adminId: string, code: string) {
  const spent = await ctx.db
    .update(backupCodes)
    .set({ usedAt: ctx.clock() })
    .where(
      and(
        eq(backupCodes.adminId, adminId),
        eq(backupCodes.codeHash, hashOf(adminId, code)),
        isNull(backupCodes.usedAt),
      ),
    )
    .returning({ id: backupCodes.id })
  return spent.length > 0
}

/** How many of an account's backup codes are still good. */
export const countBackupCodes = (ctx: Ctx, adminId: string) =>
  ctx.db.$count(backupCodes, and(eq(backupCodes.adminId, adminId), isNull(backupCodes.usedAt)))

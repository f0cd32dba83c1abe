import { createHash, randomInt, randomUUIDv7 } from 'node:crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { brand } from '#content/brand.ts'
import {
  appCodeDigits,
  backupCodeCount,
  backupCodeLength,
  backupCodeLetters,
  printBackupCode,
  type SecondFactor,
} from '#shared/accounts/second-factor.ts'
import type { Ctx } from '../../context.ts'
import { admins, backupCodes } from '../../db/schema.ts'
import type { AdminRow } from '../presenter.ts'
import { openSecret } from './sealed-secret.ts'
import { secretKey } from './secret-key.ts'

/** Wrong codes an account may have in an hour, from wherever: a code has only a million values. */
export const codeGuesses = { name: 'two-factor-guess', max: 10, seconds: 60 * 60 }

const wrong =
  'This code is not right. Check that the clock of your phone is, and enter the newest code.'
const unreadable =
  'This server does not have the key that your app’s codes are kept with. Use a backup code, or let a colleague reset your two-factor sign-in.'
const spent = 'This code has been used already. Wait for the next one.'

/**
 * Uses a code up, and returns what is wrong with it, or null. Call it in the transaction of what
 * the code allows. A code is never accepted twice: of two at once one moves the last step on.
 */
export async function spendCode(
  ctx: Ctx,
  admin: AdminRow,
  { kind, code }: SecondFactor,
): Promise<string | null> {
  if (kind === 'backup') return (await spendBackupCode(ctx, admin.id, code)) ? null : wrong
  if (!admin.totpSecret) return wrong
  const secret = openSecret(secretKey(ctx.env), admin.id, admin.totpSecret)
  if (secret === null) return unreadable
  const step = stepOfCode(secret, code, ctx.clock())
  if (!step) return wrong
  const moved = await ctx.db
    .update(admins)
    .set({ totpLastStep: step })
    .where(
      and(eq(admins.id, admin.id), or(isNull(admins.totpLastStep), lt(admins.totpLastStep, step))),
    )
    .returning({ id: admins.id })
  return moved.length > 0 ? null : spent
}

/** The length of a step in seconds (RFC 6238), and what every authenticator app assumes. */
const period = 30
/** Steps a clock may be ahead or behind. */
const drift = 1

const totp = (secret: string, label = '') =>
  new TOTP({
    issuer: brand.name,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: appCodeDigits,
    period,
  })

/** A fresh secret of 160 bits, in Base32. */
export const newSecret = () => new Secret({ size: 20 }).base32

/** The address that a QR code holds: `otpauth://totp/…`. */
export const keyUri = (secret: string, email: string) => totp(secret, email).toString()

/** The step a code belongs to, at most one away from `now`; null when it is none of the secret's. */
function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totp(secret).validate({ token: code, timestamp, window: drift })
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta
}

const newCode = () =>
  Array.from({ length: backupCodeLength }, () =>
    backupCodeLetters.charAt(randomInt(backupCodeLetters.length)),
  ).join('')

// With the account in it, so that one search does not cover everybody's codes.
const hashOf = (adminId: string, code: string) =>
  createHash('sha256').update(`${adminId}:${code}`).digest('hex')

export const dropBackupCodes = (ctx: Ctx, adminId: string) =>
  ctx.db.delete(backupCodes).where(eq(backupCodes.adminId, adminId))

/** Replaces the backup codes of an account; returns the new ones, which are kept only as hashes. */
export async function issueBackupCodes(ctx: Ctx, adminId: string): Promise<string[]> {
  const codes = Array.from({ length: backupCodeCount }, newCode)
  await dropBackupCodes(ctx, adminId)
  await ctx.db
    .insert(backupCodes)
    .values(codes.map((code) => ({ id: randomUUIDv7(), adminId, codeHash: hashOf(adminId, code) })))
  return codes.map(printBackupCode)
}

/** Uses a backup code up, if it is one of the account's; of two at once one succeeds. */
async function spendBackupCode(ctx: Ctx, adminId: string, code: string) {
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

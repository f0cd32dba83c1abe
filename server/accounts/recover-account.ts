/**
 * `npm run password-link -- <address>`, `email-link` and `two-factor-off`: a way on where there is no mail
 * or no colleague, for who forgot the password, waits to confirm another address, or has neither app nor
 * backup codes.
 */
import { sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction, systemClock } from '../context.ts'
import { DatabaseUnavailable } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open-database.ts'
import { admins, emailChanges } from '../db/schema.ts'
import { type Env, EnvError, readEnv } from '../env.ts'
import { AppError } from '../errors.ts'
import { makeEmailLink } from './email-change/email-links.ts'
import { makeResetLink } from './password-reset/reset-links.ts'
import type { AdminRow } from './presenter.ts'
import { resetTwoFactorOf } from './two-factor/two-factor.ts'

const known = [AppError, DatabaseUnavailable, EnvError]

type Kind = {
  command: string
  /** What is recorded. */
  act: 'password_link_made' | 'email_link_made' | 'two_factor_reset'
  /** Does it in a transaction, and returns what the operator is told. */
  run: (ctx: Ctx, admin: AdminRow) => Promise<string>
}

const goodOnce = (lasts: string, link: string) => `Good once, for ${lasts}:\n${link}`

const kinds: Record<string, Kind> = {
  password: {
    command: 'password-link',
    act: 'password_link_made',
    run: async (ctx, { id }) => goodOnce('one hour', await makeResetLink(ctx, id)),
  },
  email: {
    command: 'email-link',
    act: 'email_link_made',
    run: async (ctx, { id }) => goodOnce('one day', await makePendingEmailLink(ctx, id)),
  },
  'two-factor': {
    command: 'two-factor-off',
    act: 'two_factor_reset',
    run: async (ctx, admin) => {
      await resetTwoFactorOf(ctx, admin, null)
      return `Two-factor sign-in is off for ${admin.email}, and its sessions have ended.`
    },
  },
}

/** @throws {AppError} `not_found` when no change of the account's address waits for its link. */
async function makePendingEmailLink(ctx: Ctx, adminId: string): Promise<string> {
  const [change] = await ctx.db
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(sql`${emailChanges.adminId} = ${adminId}`)
  const link = change && (await makeEmailLink(ctx, change.id))
  if (!link) throw new AppError('not_found', 'This account has no other address to confirm.')
  return link
}

/** @throws {AppError} `not_found`; {DatabaseUnavailable} while the product has the embedded database. */
async function recover(env: Env, { act, run }: Kind, email: string): Promise<string> {
  const database = await openDatabase(env, () => {})
  try {
    await migrate(database.db)
    const actor = { kind: 'job', name: 'recovery' } as const
    const ctx: Ctx = { db: database.db, clock: systemClock, env, publish: () => {}, actor }
    return await inTransaction(ctx, async (ctx) => {
      const [admin] = await ctx.db
        .select()
        .from(admins)
        .where(sql`lower(${admins.email}) = ${email.toLowerCase()}`)
      if (!admin || admin.deactivatedAt) {
        throw new AppError('not_found', 'No active account has this address.')
      }
      await recordAudit(ctx, { action: `account.${act}`, entityId: admin.id })
      return run(ctx, admin)
    })
  } finally {
    await database.close()
  }
}

try {
  const [name = '', email] = process.argv.slice(2)
  const kind = kinds[name]
  if (!kind) throw new AppError('invalid', `Say which: ${Object.keys(kinds).join(', ')}.`)
  if (!email)
    throw new AppError('invalid', `Name the account: npm run ${kind.command} -- <address>`)
  process.stdout.write(`${await recover(readEnv(), kind, email.trim())}\n`)
} catch (error) {
  const sentence = known.some((kind) => error instanceof kind) && (error as Error).message
  process.stderr.write(`${sentence || (error as Error).stack}\n`)
  process.exitCode = 1
}

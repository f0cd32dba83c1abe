/**
 * `npm run password-link -- <address>` and `npm run email-link -- <address>`: a way on where there is
 * no mail, for who forgot the password and for who waits to confirm another address.
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

const known = [AppError, DatabaseUnavailable, EnvError]

type Kind = {
  /** What the link that was made is recorded as. */
  act: string
  make: (ctx: Ctx, adminId: string) => Promise<string>
  lasts: string
}

const kinds: Record<string, Kind> = {
  password: { act: 'password_link_made', make: makeResetLink, lasts: 'one hour' },
  email: { act: 'email_link_made', make: makePendingEmailLink, lasts: 'one day' },
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
async function printLink(env: Env, { act, make }: Kind, email: string): Promise<string> {
  const database = await openDatabase(env, () => {})
  try {
    await migrate(database.db)
    const actor = { kind: 'job', name: 'link' } as const
    const ctx: Ctx = { db: database.db, clock: systemClock, env, announce: () => {}, actor }
    return await inTransaction(ctx, async (ctx) => {
      const [admin] = await ctx.db
        .select({ id: admins.id, deactivatedAt: admins.deactivatedAt })
        .from(admins)
        .where(sql`lower(${admins.email}) = ${email.toLowerCase()}`)
      if (!admin || admin.deactivatedAt) {
        throw new AppError('not_found', 'No active account has this address.')
      }
      await recordAudit(ctx, { action: `account.${act}`, entityId: admin.id })
      return make(ctx, admin.id)
    })
  } finally {
    await database.close()
  }
}

try {
  const [name = '', email] = process.argv.slice(2)
  const kind = kinds[name]
  if (!kind) throw new AppError('invalid', 'Say which link: password or email.')
  if (!email) throw new AppError('invalid', `Name the account: npm run ${name}-link -- <address>`)
  const link = await printLink(readEnv(), kind, email.trim())
  process.stdout.write(`Good once, for ${kind.lasts}:\n${link}\n`)
} catch (error) {
  const sentence = known.some((kind) => error instanceof kind) && (error as Error).message
  process.stderr.write(`${sentence || (error as Error).stack}\n`)
  process.exitCode = 1
}

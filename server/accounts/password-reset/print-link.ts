/** `npm run password-link -- <address>`: a way in for who forgot the password where there is no mail. */
import { sql } from 'drizzle-orm'
import { recordAudit } from '../../audit/record.ts'
import { type Ctx, inTransaction, systemClock } from '../../context.ts'
import { DatabaseUnavailable } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open-database.ts'
import { admins } from '../../db/schema.ts'
import { type Env, EnvError, readEnv } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { makeResetLink } from './make-link.ts'

const known = [AppError, DatabaseUnavailable, EnvError]

/** @throws {AppError} `not_found`; {DatabaseUnavailable} while the product has the embedded database. */
async function printLink(env: Env, email: string): Promise<string> {
  const database = await openDatabase(env, () => {})
  try {
    await migrate(database.db)
    const actor = { kind: 'job', name: 'password-link' } as const
    const ctx: Ctx = { db: database.db, clock: systemClock, env, announce: () => {}, actor }
    return await inTransaction(ctx, async (ctx) => {
      const [admin] = await ctx.db
        .select({ id: admins.id, deactivatedAt: admins.deactivatedAt })
        .from(admins)
        .where(sql`lower(${admins.email}) = ${email.toLowerCase()}`)
      if (!admin || admin.deactivatedAt) {
        throw new AppError('not_found', 'No active account has this address.')
      }
      await recordAudit(ctx, { action: 'account.password_link_made', entityId: admin.id })
      return makeResetLink(ctx, admin.id)
    })
  } finally {
    await database.close()
  }
}

try {
  const email = process.argv[2]
  if (!email) throw new AppError('invalid', 'Name the account: npm run password-link -- <address>')
  const link = await printLink(readEnv(), email.trim())
  process.stdout.write(`Good once, for one hour:\n${link}\n`)
} catch (error) {
  const sentence = known.some((kind) => error instanceof kind) && (error as Error).message
  process.stderr.write(`${sentence || (error as Error).stack}\n`)
  process.exitCode = 1
}

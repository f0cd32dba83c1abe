import { count, desc, eq, isNull, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import type { System } from '#shared/settings/schema.ts'
import { type SetupItem, setupItems } from '#shared/setup-checklist/setup-checklist.ts'
import { secretsState } from '../accounts/two-factor/sealed-secret.ts'
import { backupPlan } from '../backups/plan.ts'
import type { Ctx } from '../context.ts'
import { rowsOf } from '../db/database.ts'
import { embeddedFolder } from '../db/open-embedded.ts'
import { shownUrl } from '../db/open-postgresql.ts'
import { admins, backups } from '../db/schema.ts'
import { mailProblem } from '../mail/mail-state.ts'
import { senderOf } from '../mail/smtp-email.ts'
import { readSettings } from '../settings/settings.ts'

/** Everything the System tab shows of the settings and of the process behind them. */
export async function readSystem({ ctx }: { ctx: Ctx }): Promise<System> {
  const { smtpUrl, mailFrom } = ctx.env
  return {
    settings: await readSettings(ctx.db),
    smtpHost: smtpUrl ? new URL(smtpUrl).host : null,
    smtpProblem: await mailProblem(ctx),
    defaultFrom: mailFrom ?? brand.email,
    database: await databaseState(ctx),
    twoFactorSecrets: await secretsState(ctx),
  }
}

type Answer = { version: string; bytes: string }

/** Which database this is, its version and size, and where it is, without what opens it. */
async function databaseState({ db, env }: Ctx): Promise<System['database']> {
  const [answer] = rowsOf<Answer>(
    await db.execute(sql`
      select current_setting('server_version') as version,
        pg_database_size(current_database())::text as bytes`),
  )
  return {
    kind: env.databaseUrl ? 'postgresql' : 'embedded',
    version: answer?.version.split(' ')[0] ?? '',
    bytes: Number(answer?.bytes ?? 0),
    location: env.databaseUrl ? shownUrl(env.databaseUrl) : embeddedFolder(env.dataDir),
  }
}

const hour = 60 * 60 * 1000

/** The check-list behind 'Upgrade to Pro', as things stand now (design.md §4). */
export async function setupChecklist({ ctx }: { ctx: Ctx }): Promise<SetupItem[]> {
  const { env, db } = ctx
  const [people] = await db
    .select({ active: count(), withCode: count(admins.totpEnabledAt) })
    .from(admins)
    .where(isNull(admins.deactivatedAt))
  const [newest] = await db
    .select()
    .from(backups)
    .where(eq(backups.state, 'done'))
    .orderBy(desc(backups.startedAt))
    .limit(1)
  return setupItems({
    database: env.databaseUrl ? 'postgresql' : 'embedded',
    smtpHost: env.smtpUrl ? new URL(env.smtpUrl).host : null,
    smtpProblem: await mailProblem(ctx),
    from: (await senderOf(ctx)).address,
    publicUrl: env.publicUrl,
    admins: people ?? { active: 0, withCode: 0 },
    twoFactorSecrets: await secretsState(ctx),
    backups: {
      planned: (await backupPlan(db)).schedule !== 'off',
      hoursOld: newest ? (ctx.clock().getTime() - newest.startedAt.getTime()) / hour : null,
      checked: newest?.checkResult?.ok ?? null,
    },
  })
}

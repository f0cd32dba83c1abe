import { eq, sql } from 'drizzle-orm'
import {
  type BackupPlan,
  backupPlanSchema,
  defaultBackupPlan,
  type SaveBackupPlan,
} from '#shared/backups/plan.ts'
import { withReauthentication } from '../accounts/reauthenticate.ts'
import { recordAudit } from '../audit/record.ts'
import type { AdminCtx } from '../context.ts'
import { type Database, rowsOf } from '../db/database.ts'
import { settings } from '../db/schema.ts'

const settingKey = 'backup_plan'

const stored = async (db: Database) =>
  (await db.select().from(settings).where(eq(settings.key, settingKey)))[0]

/** When backups are made and how many are kept; the default until somebody chose. */
export async function backupPlan(db: Database): Promise<BackupPlan> {
  const parsed = backupPlanSchema.safeParse((await stored(db))?.value)
  return parsed.success ? parsed.data : defaultBackupPlan
}

/** Since when the plan stands: when it was chosen, else when the product was installed. */
export async function plannedSince(db: Database): Promise<Date> {
  const chosen = (await stored(db))?.updatedAt
  if (chosen) return chosen
  const installed = await db.execute(
    sql`select min(applied_at)::timestamptz(3)::text as at from schema_migrations`,
  )
  return new Date(rowsOf<{ at: string }>(installed)[0]?.at ?? 0)
}

type Save = { ctx: AdminCtx; input: SaveBackupPlan }

/** Keeps a new plan, with its audit row. @throws {AppError} as {@link withReauthentication}. */
export async function saveBackupPlan({ ctx, input }: Save): Promise<void> {
  const { password, code, ...plan } = input
  const updatedAt = ctx.clock()
  await withReauthentication({
    ctx,
    proof: { password, code },
    act: async (ctx) => {
      await ctx.db
        .insert(settings)
        .values({ key: settingKey, value: plan, updatedAt })
        .onConflictDoUpdate({ target: settings.key, set: { value: plan, updatedAt } })
      await recordAudit(ctx, { action: 'backups.planned', entityId: 'backups', details: plan })
    },
  })
  ctx.publish('backups', 'settings')
}

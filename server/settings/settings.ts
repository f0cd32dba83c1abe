import { inArray, sql } from 'drizzle-orm'
import {
  type SaveSystemSettings,
  type SystemSettings,
  systemSettingsSchema,
} from '#shared/settings/schema.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema.ts'

/** The row of `settings` that holds each field. */
export const settingKeys = {
  fromEmail: 'from_email',
  schedulingUrl: 'scheduling_url',
  schedulingWay: 'scheduling_way',
  autoAssign: 'auto_assign',
  leadScoring: 'lead_scoring',
  lostReasons: 'lost_reasons',
} as const satisfies Record<keyof SystemSettings, string>

/**
 * What is set for everybody. A row that can not be used, because somebody wrote it past the
 * product, counts as not set.
 */
export async function readSettings(db: Database): Promise<SystemSettings> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, Object.values(settingKeys)))
  const byKey = new Map(rows.map(({ key, value }) => [key, value]))
  const { shape } = systemSettingsSchema
  const read = <Name extends keyof SystemSettings>(name: Name) => {
    const stored = shape[name].safeParse(byKey.get(settingKeys[name]))
    return (stored.success ? stored.data : shape[name].parse(undefined)) as SystemSettings[Name]
  }
  return {
    fromEmail: read('fromEmail'),
    schedulingUrl: read('schedulingUrl'),
    schedulingWay: read('schedulingWay'),
    autoAssign: read('autoAssign'),
    leadScoring: read('leadScoring'),
    lostReasons: read('lostReasons'),
  }
}

/** Whether auto-assign is on, inside a statement; on unless it was turned off. */
export const autoAssignIsOn = sql`coalesce(
  (select value <> 'false'::jsonb from settings where key = ${sql.raw(`'${settingKeys.autoAssign}'`)}), true)`

/** What the audit log calls the settings that are everybody's. */
const entityId = 'system'

/** Keeps the settings that are named, with one audit row, and leaves the others as they are. */
export async function saveSettings({ ctx, input }: { ctx: Ctx; input: SaveSystemSettings }) {
  const fields = (Object.keys(settingKeys) as (keyof SaveSystemSettings)[]).filter(
    (name) => input[name] !== undefined,
  )
  if (fields.length === 0) return
  const updatedAt = ctx.clock()
  const rows = fields.map((name) => ({ key: settingKeys[name], value: input[name], updatedAt }))
  const set = rows.filter(({ value }) => value !== null)
  const unset = rows.filter(({ value }) => value === null).map(({ key }) => key)
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.delete(settings).where(inArray(settings.key, unset))
    if (set.length > 0) {
      await ctx.db
        .insert(settings)
        .values(set)
        .onConflictDoUpdate({
          target: settings.key,
          set: { value: sql`excluded.value`, updatedAt },
        })
    }
    await recordAudit(ctx, { action: 'settings.updated', entityId, details: { fields } })
  })
  ctx.publish('settings')
}

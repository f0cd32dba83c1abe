import { inArray, sql } from 'drizzle-orm'
import { type SystemSettings, systemSettingsSchema } from '#shared/settings/schema.ts'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema.ts'

/** The row of `settings` that holds each field. */
export const settingKeys = {
  fromEmail: 'from_email',
  schedulingUrl: 'scheduling_url',
  autoAssign: 'auto_assign',
  leadScoring: 'lead_scoring',
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
    autoAssign: read('autoAssign'),
    leadScoring: read('leadScoring'),
  }
}

/** Whether auto-assign is on, inside a statement; on unless it was turned off. */
export const autoAssignIsOn = sql`coalesce(
  (select value <> 'false'::jsonb from settings where key = ${sql.raw(`'${settingKeys.autoAssign}'`)}), true)`

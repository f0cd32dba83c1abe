import { inArray, sql } from 'drizzle-orm'
import type { SaveSystemSettings } from '#shared/settings/schema.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { settings } from '../db/schema.ts'
import { settingKeys } from './read-settings.ts'

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
  ctx.announce('settings')
}

import { eq } from 'drizzle-orm'
import { type RetentionState, retentionStateSchema } from '#shared/privacy/schema.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema.ts'

const key = 'retention_last_run'
const schema = retentionStateSchema.shape.lastRun

/** When the rules were last enforced, and how much went then; null before the first time. */
export async function lastRetention(db: Database): Promise<RetentionState['lastRun']> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  const parsed = schema.safeParse(row?.value)
  return parsed.success ? parsed.data : null
}

export async function keepLastRetention(
  { db, clock }: Ctx,
  value: { at: string; removed: Record<string, number> },
): Promise<void> {
  const row = { value, updatedAt: clock() }
  await db
    .insert(settings)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row })
}

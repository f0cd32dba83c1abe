import { eq } from 'drizzle-orm'
import { schedulingSchema } from '#shared/scheduling/schema.ts'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema.ts'

/** The row of `settings` that an admin sets the address in. */
const settingKey = 'scheduling_url'

/** The address of the firm's calendar, or null while none, or none that can be used, is set. */
export async function schedulingUrl(db: Database): Promise<string | null> {
  const [setting] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, settingKey))
  const parsed = schedulingSchema.safeParse({ url: setting?.value ?? null })
  return parsed.success ? parsed.data.url : null
}

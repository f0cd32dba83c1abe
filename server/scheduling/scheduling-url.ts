import type { Database } from '../db/database.ts'
import { readSettings } from '../settings/settings.ts'

/** The address of the firm's calendar, or null while none, or none that can be used, is set. */
export const schedulingUrl = async (db: Database): Promise<string | null> =>
  (await readSettings(db)).schedulingUrl

import { eq, isNull } from 'drizzle-orm'
import { hasHours } from '#shared/booking/free-times.ts'
import { api } from '#shared/routes.ts'
import { type SchedulingWay, schedulingAnswerSchema } from '#shared/settings/schema.ts'
import type { Database } from '../db/database.ts'
import { admins, availability } from '../db/schema.ts'
import type { Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { readSettings } from './settings.ts'

/** How `/schedule` works; a setting, so it is read at run time (design.md §3). */
export function schedulingApi(app: App, shared: Shared) {
  app.get(
    api.scheduling,
    {
      schema: {
        tags: ['Consultations'],
        summary:
          'How a call is scheduled: the way, and the address of the firm’s calendar, if it has one',
        response: { 200: schedulingAnswerSchema },
      },
    },
    () => readScheduling(shared.db),
  )
}

/**
 * What the page to schedule offers as things are: our own times only where somebody has hours, the
 * calendar only where there is one, and else the request form.
 */
export async function readScheduling(
  db: Database,
): Promise<{ url: string | null; way: SchedulingWay }> {
  const { schedulingUrl: url, schedulingWay: wanted } = await readSettings(db)
  if (wanted === 'own' && (await someoneHasHours(db))) return { url, way: 'own' }
  return { url, way: url && wanted !== 'request' ? 'calendar' : 'request' }
}

/** Whether anybody who can sign in has hours in which they can be booked. */
async function someoneHasHours(db: Database): Promise<boolean> {
  const rows = await db
    .select({ weekly: availability.weekly, exceptions: availability.exceptions })
    .from(availability)
    .innerJoin(admins, eq(admins.id, availability.adminId))
    .where(isNull(admins.deactivatedAt))
  return rows.some(hasHours)
}

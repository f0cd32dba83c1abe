import type { ReminderTime } from '../mail/payload.ts'

const hour = 60 * 60_000

/** How long before a meeting each reminder is due, in milliseconds. */
export const reminderLead: Record<ReminderTime, number> = { day: 24 * hour, hour }

/** From how long before the meeting on each is of no use any more: the day's when the hour's is due. */
export const reminderEnd: Record<ReminderTime, number> = { day: hour, hour: 0 }

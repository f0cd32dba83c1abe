import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { reminderEnd, reminderLead } from '#shared/consultations/reminders.ts'
import type { ReminderTime } from '#shared/mail/payload.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { consultations, meetingTypes } from '../db/schema.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { reminderBatch } from '../notifications/notice.ts'

/** What each reminder is written down by, and whether the meeting type wants it. */
const reminderColumns = {
  day: { reminded: consultations.remindedDayBefore, wanted: meetingTypes.remindDayBefore },
  hour: { reminded: consultations.remindedHourBefore, wanted: meetingTypes.remindHourBefore },
} as const

/** Bookings that stand. What became of a type that is no more is not asked. */
export const standing = (before: ReminderTime) =>
  and(
    isNotNull(consultations.bookingToken),
    eq(consultations.status, 'scheduled'),
    isNull(consultations.deletedAt),
    isNull(consultations.quarantine),
    sql`coalesce(${reminderColumns[before].wanted}, true)`,
  )

/**
 * Orders the reminders that are due, a day and an hour before each booking: each once for each start.
 * Of one that was agreed later than that, its own mail has just told (consultation-mail.ts).
 * Whether one goes is decided anew when it leaves (booking-links.ts).
 */
export async function remindVisitors(ctx: Ctx): Promise<void> {
  let queued = 0
  for (const before of ['day', 'hour'] as const) {
    let taken: number
    do {
      taken = await inTransaction(ctx, (ctx) => remindSome(ctx, before))
      queued += taken
    } while (taken === reminderBatch)
  }
  if (queued > 0) ctx.publish('messages')
}

async function remindSome(ctx: Ctx, before: ReminderTime): Promise<number> {
  const { reminded } = reminderColumns[before]
  const { preferredDate } = consultations
  const now = ctx.clock().getTime()
  const at = (ahead: number) => new Date(now + ahead).toISOString()
  // As the index has it: only the few meetings that are near are looked at.
  const start = sql`coalesce(${preferredDate}, 'infinity'::timestamptz)`
  const due = await ctx.db
    .select({ id: consultations.id, startsAt: preferredDate })
    .from(consultations)
    .leftJoin(meetingTypes, eq(meetingTypes.id, consultations.meetingTypeId))
    .where(
      and(
        standing(before),
        sql`${start} > ${at(reminderEnd[before])}::timestamptz`,
        sql`${start} <= ${at(reminderLead[before])}::timestamptz`,
        sql`${reminded} is distinct from ${preferredDate}`,
      ),
    )
    .orderBy(asc(start), asc(consultations.id))
    .limit(reminderBatch)
    // One that somebody is just moving, or another process reminds of, is none of ours.
    .for('update', { of: consultations, skipLocked: true })
  if (due.length === 0) return 0
  await ctx.db
    .update(consultations)
    .set({ [before === 'day' ? 'remindedDayBefore' : 'remindedHourBefore']: sql`${preferredDate}` })
    .where(
      inArray(
        consultations.id,
        due.map(({ id }) => id),
      ),
    )
  for (const { id, startsAt } of due) {
    if (!startsAt) continue
    const cause = {
      kind: 'consultation_reminder',
      before,
      startsAt: startsAt.toISOString(),
    } as const
    await enqueueEmail(ctx, cause, id)
  }
  return due.length
}

/** Every five minutes. */
export const visitorReminders = {
  id: 'visitor-reminders',
  cron: '*/5 * * * *',
  run: remindVisitors,
}

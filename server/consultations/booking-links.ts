import { and, eq } from 'drizzle-orm'
import { bookingPage } from '#shared/booking/calls.ts'
import { reminderEnd } from '#shared/consultations/reminders.ts'
import type { ReminderTime } from '#shared/mail/payload.ts'
import { page } from '#shared/routes.ts'
import type { Ctx } from '../context.ts'
import { consultations, emails, meetingTypes } from '../db/schema.ts'
import type { SecretLinks } from '../mail/check-before-send.ts'
import { inThisAttempt } from '../mail/claim.ts'
import type { EmailRow } from '../mail/presenter.ts'
import { standing } from './remind-visitors.ts'

type IsStillOurs = Parameters<SecretLinks['consultation_booked']>[2]

/** The address of the visitor's own page. What has none says nothing of it, and goes as it is. */
async function linkOf({ db, env }: Ctx, id: string | null): Promise<string> {
  const [row] = id
    ? await db
        .select({ token: consultations.bookingToken })
        .from(consultations)
        .where(eq(consultations.id, id))
    : []
  return env.publicUrl + (row?.token ? bookingPage(row.token) : page.schedule)
}

const makeLink = async (ctx: Ctx, { entityId }: EmailRow, isStillOurs: IsStillOurs) =>
  (await isStillOurs(ctx)) ? linkOf(ctx, entityId) : null

/**
 * Decides from the booking as it stands now: a reminder of another time than that, of none any more
 * or of one that is over by now is put aside.
 */
const makeReminderLink =
  (before: ReminderTime) => async (ctx: Ctx, email: EmailRow, isStillOurs: IsStillOurs) => {
    if (!(await isStillOurs(ctx))) return null
    if (await isDue(ctx, before, email)) return linkOf(ctx, email.entityId)
    await ctx.db
      .update(emails)
      .set({
        state: 'cancelled',
        leasedUntil: null,
        lastAnswer: 'Not sent: the meeting does not stand at this time, or the time is past.',
      })
      .where(inThisAttempt(email))
    return null
  }

async function isDue(
  { db, clock }: Ctx,
  before: ReminderTime,
  { entityId, payload }: EmailRow,
): Promise<boolean> {
  if (!('meeting' in payload) || !payload.meeting.startsAt || !entityId) return false
  const start = new Date(payload.meeting.startsAt)
  if (start.getTime() - clock().getTime() <= reminderEnd[before]) return false
  const found = await db
    .select({ id: consultations.id })
    .from(consultations)
    .leftJoin(meetingTypes, eq(meetingTypes.id, consultations.meetingTypeId))
    .where(
      and(
        eq(consultations.id, entityId),
        eq(consultations.preferredDate, start),
        eq(consultations.email, payload.meeting.email),
        standing(before),
      ),
    )
  return found.length > 0
}

/** The links in the e-mails of bookings, made when the e-mail goes. */
export const bookingLinks = {
  consultation_booked: makeLink,
  consultation_scheduled: makeLink,
  consultation_changed: makeLink,
  consultation_reminder_day: makeReminderLink('day'),
  consultation_reminder_hour: makeReminderLink('hour'),
} satisfies Partial<SecretLinks>

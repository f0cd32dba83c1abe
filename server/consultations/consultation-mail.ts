import { and, eq, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import {
  eventOfChange,
  goesToAnother,
  type HostNews,
  hostNewsOfChange,
} from '#shared/consultations/event-of-change.ts'
import { reminderLead } from '#shared/consultations/reminders.ts'
import type { ConsultationStatus } from '#shared/consultations/vocabulary.ts'
import type { ConsultationEvent, HostEvent } from '#shared/mail/payload.ts'
import type { Ctx } from '../context.ts'
import { consultations, queuedEmails } from '../db/schema.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { notify } from '../notifications/notice.ts'
import { withFromSite } from './from-site.ts'
import { type ConsultationRow, isNotified } from './presenter.ts'

/** A deletion is told after so long, in milliseconds: until then it can be undone without a word. */
const undoneWithin = 60_000

/**
 * Orders the mail that a change of a meeting calls for, to its visitor and its hosts. Only of what was
 * asked for, or booked, on our pages: a meeting that was entered or imported has its invitation from
 * where it was booked.
 */
export async function notifyVisitor(
  ctx: Ctx,
  changed: ConsultationRow,
  before: ConsultationRow,
): Promise<void> {
  const event = eventOfChange(before, changed)
  const news = hostNewsOfChange(before, changed)
  if (!(event || news.length > 0) || !isNotified(await withFromSite(ctx, changed))) return
  await dropPastReminders(ctx, changed, before)
  await notifyHosts(ctx, changed, news, before)
  if (!event) return
  const { id, version: sequence } = changed
  await enqueueEmail(ctx, { kind: 'consultation', event, sequence }, id)
  if (goesToAnother(before, changed)) {
    const startsAt = before.preferredDate?.toISOString() ?? null
    const former = { email: before.email, startsAt }
    await enqueueEmail(ctx, { kind: 'consultation', event: 'cancelled', sequence, former }, id)
  }
}

/** A call that was agreed and is deleted before its time does not take place. */
export async function notifyOfDeletion(ctx: Ctx, deleted: ConsultationRow): Promise<void> {
  if (!isAhead(deleted, ctx.clock()) || !isNotified(await withFromSite(ctx, deleted))) return
  const cause = { kind: 'consultation', event: 'cancelled', sequence: deleted.version } as const
  const dueAt = new Date(ctx.clock().getTime() + undoneWithin)
  await enqueueEmail(ctx, cause, deleted.id, dueAt)
  await notifyHosts(ctx, deleted, newsOf(deleted, 'cancelled'), deleted, dueAt)
}

/** Withdraws what {@link notifyOfDeletion} ordered or, when it was told already, says that the call stands. */
export async function notifyOfRestoring(ctx: Ctx, restored: ConsultationRow): Promise<void> {
  const { id, version: sequence } = restored
  const withdrawn = await ctx.db
    .delete(queuedEmails)
    .where(
      and(
        eq(queuedEmails.entityId, id),
        eq(sql`${queuedEmails.order} ->> 'event'`, 'cancelled'),
        eq(sql`${queuedEmails.order} ->> 'sequence'`, String(sequence - 1)),
      ),
    )
    .returning({ id: queuedEmails.id })
  if (withdrawn.length > 0 || !isAhead(restored, ctx.clock())) return
  if (!isNotified(await withFromSite(ctx, restored))) return
  await dropPastReminders(ctx, restored, null)
  await enqueueEmail(ctx, { kind: 'consultation', event: 'scheduled', sequence }, id)
  await notifyHosts(ctx, restored, newsOf(restored, 'booked'), restored)
}

/** Of a meeting that is agreed: what is told to its host, if it has one. */
const newsOf = ({ hostId, preferredDate }: ConsultationRow, event: HostEvent) =>
  hostId && preferredDate ? [{ hostId, event }] : []

/** Orders what hosts are told; `before` is the meeting as they knew it. */
async function notifyHosts(
  ctx: Ctx,
  { id, version: sequence }: ConsultationRow,
  news: readonly HostNews[],
  before: ConsultationRow,
  dueAt?: Date,
): Promise<void> {
  const from = before.preferredDate?.toISOString() ?? null
  const by = actorsName(ctx)
  for (const one of news)
    await enqueueEmail(ctx, { kind: 'host', ...one, sequence, from, by }, id, dueAt)
}

/** Who of the firm acts, as a host reads it; null for the visitor. */
const actorsName = ({ actor }: Ctx): string | null => {
  if (actor.kind === 'admin') return actor.name
  return actor.kind === 'visitor' ? null : brand.name
}

/**
 * A booking that comes to stand at a time whose reminder is past already is not reminded of it any
 * more: who agreed on it has just been told. `before` is null when it did not stand at all.
 */
async function dropPastReminders(
  { db, clock }: Ctx,
  { id, status, preferredDate, bookingToken }: ConsultationRow,
  before: ConsultationRow | null,
): Promise<void> {
  const stoodSo =
    before?.status === 'scheduled' && before.preferredDate?.getTime() === preferredDate?.getTime()
  if (status !== 'scheduled' || !preferredDate || !bookingToken || stoodSo) return
  const ahead = preferredDate.getTime() - clock().getTime()
  const past = {
    ...(ahead < reminderLead.day && { remindedDayBefore: preferredDate }),
    ...(ahead < reminderLead.hour && { remindedHourBefore: preferredDate }),
  }
  if (Object.keys(past).length === 0) return
  await db.update(consultations).set(past).where(eq(consultations.id, id))
}

const isAhead = ({ status, preferredDate }: ConsultationRow, now: Date) =>
  status === 'scheduled' && (preferredDate === null || preferredDate > now)

/** What a visitor first hears of a request; one that was set aside may have been settled meanwhile. */
const firstEvent: Record<ConsultationStatus, ConsultationEvent | null> = {
  pending: 'requested',
  scheduled: 'scheduled',
  completed: null,
  cancelled: null,
}

/**
 * Tells the firm of a visitor's request or booking, its host among them, and the visitor that it
 * arrived; in the transaction of its cause.
 */
export async function notifyOfRequest(ctx: Ctx, consultation: ConsultationRow): Promise<void> {
  await notify(ctx, { kind: 'consultation_requested', consultation })
  const { status, bookingToken } = consultation
  const event = status === 'scheduled' && bookingToken ? 'booked' : firstEvent[status]
  if (!event) return
  const cause = { kind: 'consultation', event, sequence: consultation.version } as const
  await enqueueEmail(ctx, cause, consultation.id)
  if (status !== 'scheduled') return
  await dropPastReminders(ctx, consultation, null)
  await notifyHosts(ctx, consultation, newsOf(consultation, 'booked'), consultation)
}

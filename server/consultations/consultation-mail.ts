import { and, eq, sql } from 'drizzle-orm'
import { eventOfChange, goesToAnother } from '#shared/consultations/event-of-change.ts'
import type { ConsultationStatus } from '#shared/consultations/vocabulary.ts'
import type { ConsultationEvent } from '#shared/mail/payload.ts'
import type { Ctx } from '../context.ts'
import { auditLog, mailOrders } from '../db/schema.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { notify } from '../notifications/notice.ts'
import type { ConsultationRow } from './presenter.ts'

/** A deletion is told after so long, in milliseconds: until then it can be undone without a word. */
const undoneWithin = 60_000

/**
 * Orders the mail that a change of a meeting calls for. Only to people who asked on our pages: a
 * meeting that was entered or imported has its invitation from where it was booked.
 */
export async function notifyVisitor(
  ctx: Ctx,
  changed: ConsultationRow,
  before: ConsultationRow,
): Promise<void> {
  const event = eventOfChange(before, changed)
  if (!event || !(await isTold(ctx, changed))) return
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
  if (!isAhead(deleted, ctx.clock()) || !(await isTold(ctx, deleted))) return
  const order = { kind: 'consultation', event: 'cancelled', sequence: deleted.version } as const
  await enqueueEmail(ctx, order, deleted.id, new Date(ctx.clock().getTime() + undoneWithin))
}

/** Withdraws what {@link notifyOfDeletion} ordered or, when it was told already, says that the call stands. */
export async function notifyOfRestoring(ctx: Ctx, restored: ConsultationRow): Promise<void> {
  const { id, version: sequence } = restored
  const withdrawn = await ctx.db
    .delete(mailOrders)
    .where(
      and(
        eq(mailOrders.entityId, id),
        eq(sql`${mailOrders.order} ->> 'event'`, 'cancelled'),
        eq(sql`${mailOrders.order} ->> 'sequence'`, String(sequence - 1)),
      ),
    )
    .returning({ id: mailOrders.id })
  if (withdrawn.length > 0 || !isAhead(restored, ctx.clock()) || !(await isTold(ctx, restored))) {
    return
  }
  await enqueueEmail(ctx, { kind: 'consultation', event: 'scheduled', sequence }, id)
}

const isAhead = ({ status, preferredDate }: ConsultationRow, now: Date) =>
  status === 'scheduled' && (preferredDate === null || preferredDate > now)

const isTold = async (ctx: Ctx, { id, quarantine }: ConsultationRow) =>
  quarantine === null && wasAskedByVisitor(ctx, id)

async function wasAskedByVisitor(ctx: Ctx, id: string): Promise<boolean> {
  const [created] = await ctx.db
    .select({ actorKind: auditLog.actorKind })
    .from(auditLog)
    .where(and(eq(auditLog.entityId, id), eq(auditLog.action, 'consultation.created')))
    .limit(1)
  return created?.actorKind === 'visitor'
}

/** What a visitor first hears of a request; one that was set aside may have been settled meanwhile. */
const firstEvent: Record<ConsultationStatus, ConsultationEvent | null> = {
  pending: 'requested',
  scheduled: 'scheduled',
  completed: null,
  cancelled: null,
}

/** Tells the firm of a visitor's request, and the visitor that it arrived; in the transaction of its cause. */
export async function notifyOfRequest(ctx: Ctx, consultation: ConsultationRow): Promise<void> {
  await notify(ctx, { kind: 'consultation_requested', consultation })
  const event = firstEvent[consultation.status]
  if (!event) return
  const order = { kind: 'consultation', event, sequence: consultation.version } as const
  await enqueueEmail(ctx, order, consultation.id)
}

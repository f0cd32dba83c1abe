import type { ConsultationStatus } from '#shared/consultations/vocabulary.ts'
import type { ConsultationEvent } from '#shared/mail/payload.ts'
import type { Ctx } from '../context.ts'
import { orderMail } from '../mail/order-mail.ts'
import { notify } from '../notifications/notice.ts'
import type { ConsultationRow } from './presenter.ts'

/** What a visitor first hears of a request; one that was set aside may have been settled meanwhile. */
const firstEvent: Record<ConsultationStatus, ConsultationEvent | null> = {
  pending: 'requested',
  scheduled: 'scheduled',
  completed: null,
  cancelled: null,
}

/** Tells the firm of a visitor's request, and the visitor that it arrived; in the transaction of its cause. */
export async function tellOfRequest(ctx: Ctx, consultation: ConsultationRow): Promise<void> {
  await notify(ctx, { kind: 'consultation_requested', consultation })
  const event = firstEvent[consultation.status]
  if (!event) return
  const order = { kind: 'consultation', event, sequence: consultation.version } as const
  await orderMail(ctx, order, consultation.id)
}

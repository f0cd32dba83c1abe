import { and, inArray, isNull } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { defaultMeetingType, toldMeetingType } from '#shared/consultations/vocabulary.ts'
import { greetingName } from '#shared/mail/greeting-name.ts'
import type { ConsultationEvent, MailOrder, Meeting } from '#shared/mail/payload.ts'
import type { Ctx } from '../context.ts'
import { consultations } from '../db/schema.ts'
import { alertedAdmins, type Draft, entityIds, type OrderRow } from './draft.ts'

type ConsultationRow = typeof consultations.$inferSelect

/**
 * The visitor hears what has become of the call; the firm's people hear of a new request. Of a
 * deleted one only that it is off: who has an entry in the calendar must not wait for it.
 */
export async function planConsultations(ctx: Ctx, orders: OrderRow[]): Promise<Draft[]> {
  const rows = await ctx.db
    .select()
    .from(consultations)
    .where(and(inArray(consultations.id, entityIds(orders)), isNull(consultations.quarantine)))
  const people = await alertedAdmins(ctx, 'consultationAlerts')
  return orders.flatMap(({ order, entityId }): Draft[] => {
    const row = rows.find(({ id }) => id === entityId)
    if (order.kind !== 'consultation' || !row) return []
    const event = eventNow(order.event, row)
    if (!event) return []
    const meeting = { ...meetingOf(row, event, order.sequence), ...formerly(order) }
    const told: Draft = {
      payload: { kind: `consultation_${event}`, meeting },
      entityId: row.id,
      toAddress: meeting.email,
      toName: meeting.greeting ?? '',
      replyTo: null,
    }
    if (event !== 'requested') return [told]
    const { company, phone, message } = row
    const asked = { ...meeting, type: row.meetingType ?? defaultMeetingType }
    const alerts = people.map(
      ({ name, email }): Draft => ({
        payload: { kind: 'consultation_alert', meeting: asked, company, phone, message },
        entityId: row.id,
        toAddress: email,
        toName: name,
        replyTo: row.email,
      }),
    )
    return [told, ...alerts]
  })
}

type Order = Extract<MailOrder, { kind: 'consultation' }>

/** What is to be told of it still, now that the message is made; null for nothing. */
function eventNow(event: ConsultationEvent, row: ConsultationRow): ConsultationEvent | null {
  if (!row.deletedAt || event === 'cancelled') return event
  return event === 'changed' && row.status === 'pending' ? 'cancelled' : null
}

/** To who was told before: their own address and time, and not the name of who stands there now. */
const formerly = ({ former }: Order) => (former ? { ...former, greeting: null } : {})

function meetingOf(row: ConsultationRow, event: ConsultationEvent, sequence: number): Meeting {
  // A request again: its time is what was asked for once, and agreed no more.
  const startsAt = event === 'changed' && row.status === 'pending' ? null : row.preferredDate
  return {
    id: row.id,
    sequence,
    type: toldMeetingType(row.meetingType),
    startsAt: startsAt?.toISOString() ?? null,
    timeZone: row.timeZone ?? brand.timeZone.id,
    name: row.name,
    email: row.email,
    greeting: greetingName(row.name),
  }
}

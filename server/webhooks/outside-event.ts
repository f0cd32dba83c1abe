import { z } from 'zod'
import { isBlank } from '#shared/blank.ts'
import { isZone } from '#shared/calendar/zoned-time.ts'
import { consultationLimits, hasMeetingYear } from '#shared/consultations/schema.ts'
import { email } from '#shared/text.ts'
import type { WebhookSource } from '#shared/webhooks/schema.ts'

/** Who booked what, as a consultation holds it. */
export type OutsideBooking = {
  name: string
  email: string
  phone: string | null
  startsAt: Date
  meetingType: string | null
  timeZone: string | null
  message: string | null
}

/** What an outside tool tells, whichever it is. */
export type OutsideEvent = {
  source: WebhookSource
  /** The tool's own id of the booking. */
  id: string
  sentAt: Date
} & (
  | { kind: 'booked'; replaces: string | null; booking: OutsideBooking }
  | { kind: 'cancelled' }
  /** Cancelled because it was moved; the booking at its new time has another id. */
  | { kind: 'replaced'; by: string | null }
)

/** An event that was read: what it is called there, and what it says; null for one that is none of ours. */
export type ReadEvent = { name: string; event: OutsideEvent | null }

/** Without what the database can not keep; others' text is cut to measure rather than refused. */
const storable = (text: string) => text.toWellFormed().replaceAll(/[^\P{Cc}\n]/gu, ' ')

const id = z.string().trim().min(1).max(300)
const instant = z.iso
  .datetime({ offset: true })
  .transform((value) => new Date(value))
  .refine(hasMeetingYear)
const words = (most: number) =>
  z
    .string()
    .transform((text) =>
      (isBlank(text) ? '' : storable(text)).replaceAll(/\s+/g, ' ').trim().slice(0, most),
    )
    .nullish()
    .catch(null)
const zone = z
  .string()
  .nullish()
  .transform((name) => (name && isZone(name) ? name : null))
  .catch(null)

const calendlySchema = z.object({
  event: z.string().max(100),
  created_at: instant,
  payload: z.unknown(),
})
const calendlyInvitee = z.object({
  /** `https://api.calendly.com/scheduled_events/…/invitees/…` */
  uri: id,
  email,
  name: words(consultationLimits.name),
  timezone: zone,
  text_reminder_number: words(consultationLimits.phone),
  rescheduled: z.boolean().nullish(),
  old_invitee: id.nullish(),
  new_invitee: id.nullish(),
  questions_and_answers: z
    .array(z.object({ question: z.string(), answer: z.string().nullish() }))
    .nullish()
    .catch(null),
  scheduled_event: z.object({ name: words(consultationLimits.meetingType), start_time: instant }),
})

/** The id at the end of an address: the same that stands in Calendly's export as CSV. */
const lastPart = (uri: string) => (uri.split('/').at(-1) ?? uri).toLowerCase()

/** What the visitor answered, as one text. */
const answersOf = (answers: { question: string; answer?: string | null | undefined }[]) =>
  storable(
    answers
      .filter(({ answer }) => answer?.trim())
      .map(({ question, answer }) => `${question.trim()}: ${answer?.trim()}`)
      .join('\n'),
  ).slice(0, consultationLimits.message) || null

/** An event of Calendly (`invitee.created`, `invitee.canceled`). @throws {z.ZodError} for what is none. */
export function readCalendly(body: unknown): ReadEvent {
  const { event: name, created_at: sentAt, payload } = calendlySchema.parse(body)
  if (name !== 'invitee.created' && name !== 'invitee.canceled') return { name, event: null }
  const invitee = calendlyInvitee.parse(payload)
  const about = { source: 'calendly', id: lastPart(invitee.uri), sentAt } as const
  if (name === 'invitee.canceled') {
    if (!invitee.rescheduled) return { name, event: { ...about, kind: 'cancelled' } }
    const by = invitee.new_invitee ? lastPart(invitee.new_invitee) : null
    return { name, event: { ...about, kind: 'replaced', by } }
  }
  return {
    name,
    event: {
      ...about,
      kind: 'booked',
      replaces: invitee.old_invitee ? lastPart(invitee.old_invitee) : null,
      booking: {
        name: invitee.name || invitee.email,
        email: invitee.email,
        phone: invitee.text_reminder_number || null,
        startsAt: invitee.scheduled_event.start_time,
        meetingType: invitee.scheduled_event.name || null,
        timeZone: invitee.timezone,
        message: answersOf(invitee.questions_and_answers ?? []),
      },
    },
  }
}

const calcomSchema = z.object({
  triggerEvent: z.string().max(100),
  createdAt: instant,
  payload: z.unknown(),
})
const calcomBooking = z.object({
  uid: id,
  rescheduleUid: id.nullish(),
  startTime: instant,
  /** The type of meeting, without who meets whom. */
  eventTitle: words(consultationLimits.meetingType),
  title: words(consultationLimits.meetingType),
  additionalNotes: z.string().nullish().catch(null),
  attendees: z
    .array(
      z.object({
        email,
        name: words(consultationLimits.name),
        timeZone: zone,
        phoneNumber: words(consultationLimits.phone),
      }),
    )
    .min(1),
})

const calcomKinds: Record<string, 'booked' | 'cancelled'> = {
  BOOKING_CREATED: 'booked',
  BOOKING_RESCHEDULED: 'booked',
  BOOKING_CANCELLED: 'cancelled',
}

/** An event of Cal.com (`BOOKING_CREATED`, `_RESCHEDULED`, `_CANCELLED`). @throws {z.ZodError} for what is none. */
export function readCalcom(body: unknown): ReadEvent {
  const { triggerEvent: name, createdAt: sentAt, payload } = calcomSchema.parse(body)
  const kind = calcomKinds[name]
  if (!kind) return { name, event: null }
  const booking = calcomBooking.parse(payload)
  const about = { source: 'calcom', id: booking.uid, sentAt } as const
  if (kind === 'cancelled') return { name, event: { ...about, kind } }
  const [attendee] = booking.attendees
  if (!attendee) throw new Error('A booking without an attendee was let through.')
  return {
    name,
    event: {
      ...about,
      kind,
      replaces: booking.rescheduleUid ?? null,
      booking: {
        name: attendee.name || attendee.email,
        email: attendee.email,
        phone: attendee.phoneNumber || null,
        startsAt: booking.startTime,
        meetingType: booking.eventTitle || booking.title || null,
        timeZone: attendee.timeZone,
        message:
          storable(booking.additionalNotes ?? '')
            .trim()
            .slice(0, consultationLimits.message) || null,
      },
    },
  }
}

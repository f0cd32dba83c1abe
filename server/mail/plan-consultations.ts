import { and, eq, inArray, isNull } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { mailedMeetingType } from '#shared/consultations/event-of-change.ts'
import { defaultMeetingType, usualMinutes } from '#shared/consultations/vocabulary.ts'
import type { ConsultationEvent, EmailCause, Meeting, MeetingTerms } from '#shared/mail/payload.ts'
import { greetingName } from '#shared/mail/plain-words.ts'
import type { Ctx } from '../context.ts'
import { admins, availability, consultations, meetingTypes } from '../db/schema.ts'
import { alertedAdmins, entityIds, type PlannedEmail, type QueuedCause } from './planned-email.ts'

type ConsultationRow = typeof consultations.$inferSelect

/** Who holds a meeting, and whether they take mail. */
type Host = {
  id: string
  name: string
  email: string
  timeZone: string
  isMailed: boolean
}

/** A meeting with all that its mails say of it. */
type Known = { row: ConsultationRow; instructions: string; hosts: Map<string, Host> }

/**
 * The visitor hears what has become of the call, and who holds it; the firm's people hear of a new
 * request or booking. Of a deleted one only that it is off: who has an entry in the calendar must
 * not wait for it.
 */
export async function planConsultations(ctx: Ctx, causes: QueuedCause[]): Promise<PlannedEmail[]> {
  const rows = await ctx.db
    .select({ row: consultations, instructions: meetingTypes.instructions })
    .from(consultations)
    .leftJoin(meetingTypes, eq(meetingTypes.id, consultations.meetingTypeId))
    .where(and(inArray(consultations.id, entityIds(causes)), isNull(consultations.quarantine)))
  const hosts = await hostsOf(ctx, causes, rows)
  const people = await alertedAdmins(ctx, 'consultationAlerts')
  return causes.flatMap(({ cause, entityId }): PlannedEmail[] => {
    const found = rows.find(({ row }) => row.id === entityId)
    if (!found) return []
    const known = { row: found.row, instructions: found.instructions ?? '', hosts }
    switch (cause.kind) {
      case 'consultation':
        return planEvent(known, cause, people)
      case 'host':
        return planHost(known, cause)
      case 'consultation_reminder':
        return planReminder(known, cause)
      default:
        return []
    }
  })
}

type CauseOf<Kind> = Extract<EmailCause, { kind: Kind }>
type Alerted = Awaited<ReturnType<typeof alertedAdmins>>

function planEvent(known: Known, cause: CauseOf<'consultation'>, people: Alerted): PlannedEmail[] {
  const { row } = known
  const event = eventNow(cause.event, row)
  if (!event) return []
  const meeting = { ...meetingOf(known, event, cause.sequence), ...formerly(cause) }
  const toVisitor: PlannedEmail = {
    payload: { kind: `consultation_${event}`, meeting },
    ...toVisitorOf(row, meeting),
  }
  if (event !== 'requested' && event !== 'booked') return [toVisitor]
  const { company, phone, message } = row
  const asked = { ...meeting, type: row.meetingType ?? defaultMeetingType }
  const alerts = people
    // Who holds it is told by a mail of their own.
    .filter(({ id }) => id !== row.hostId)
    .map(
      ({ name, email }): PlannedEmail => ({
        payload: { kind: 'consultation_alert', meeting: asked, company, phone, message },
        entityId: row.id,
        toAddress: email,
        toName: name,
        replyTo: row.email,
      }),
    )
  return [toVisitor, ...alerts]
}

const toVisitorOf = ({ id }: ConsultationRow, { email, greeting }: Meeting) => ({
  entityId: id,
  toAddress: email,
  toName: greeting ?? '',
  replyTo: null,
})

/** What is to be told of it still, now that the e-mail is made; null for nothing. */
function eventNow(event: ConsultationEvent, row: ConsultationRow): ConsultationEvent | null {
  if (!row.deletedAt || event === 'cancelled') return event
  return event === 'changed' && row.status === 'pending' ? 'cancelled' : null
}

/** To who was told before: their own address and time, and not the name of who stands there now. */
const formerly = ({ former }: CauseOf<'consultation'>) =>
  former ? { ...former, greeting: null } : {}

/** The mail to one host; none of what stands no more, or with another, but that it is off. */
function planHost(known: Known, cause: CauseOf<'host'>): PlannedEmail[] {
  const { row, hosts } = known
  const { event, hostId, sequence, from, by } = cause
  const host = hosts.get(hostId)
  const isOff = event === 'cancelled'
  if (!host?.isMailed || (!isOff && (row.deletedAt || row.hostId !== hostId))) return []
  const stands = row.status === 'scheduled' && !row.deletedAt && row.hostId !== hostId
  const handedTo = isOff && stands ? (hosts.get(row.hostId ?? '')?.name ?? null) : null
  const startsAt = isOff ? from : (row.preferredDate?.toISOString() ?? null)
  const terms = termsOf(known, host)
  const meeting = { ...meetingOf(known, event, sequence), startsAt, ...(terms && { terms }) }
  const { company, phone, message } = row
  const { name, email } = host
  return [
    {
      payload: {
        kind: `host_${event}`,
        meeting,
        host: { name, email },
        company,
        phone,
        message,
        by,
        from,
        handedTo,
      },
      entityId: row.id,
      toAddress: email,
      toName: name,
      replyTo: row.email,
    },
  ]
}

/** Whether it still goes is decided when it leaves (consultations/booking-links.ts). */
function planReminder(
  known: Known,
  { before, startsAt }: CauseOf<'consultation_reminder'>,
): PlannedEmail[] {
  const { row } = known
  const meeting = { ...meetingOf(known, 'scheduled', row.version), startsAt }
  return [
    { payload: { kind: `consultation_reminder_${before}`, meeting }, ...toVisitorOf(row, meeting) },
  ]
}

/** The accounts that these meetings are, or were, with. */
async function hostsOf(
  { db }: Ctx,
  causes: QueuedCause[],
  rows: { row: ConsultationRow }[],
): Promise<Map<string, Host>> {
  const ids = new Set([
    ...rows.flatMap(({ row }) => row.hostId ?? []),
    ...causes.flatMap(({ cause }) => (cause.kind === 'host' ? cause.hostId : [])),
  ])
  if (ids.size === 0) return new Map()
  const found = await db
    .select({ admin: admins, zone: availability.timeZone })
    .from(admins)
    .leftJoin(availability, eq(availability.adminId, admins.id))
    .where(inArray(admins.id, [...ids]))
  return new Map(
    found.map(({ admin, zone }) => [
      admin.id,
      {
        id: admin.id,
        name: admin.name,
        email: admin.email,
        timeZone: zone ?? admin.timeZone ?? brand.timeZone.id,
        isMailed: admin.deactivatedAt === null && admin.emailNotifications,
      },
    ]),
  )
}

function meetingOf(known: Known, event: ConsultationEvent, sequence: number): Meeting {
  const { row, hosts } = known
  // A request again: its time is what was asked for once, and agreed no more.
  const startsAt = event === 'changed' && row.status === 'pending' ? null : row.preferredDate
  const terms = termsOf(known, hosts.get(row.hostId ?? ''))
  return {
    id: row.id,
    sequence,
    type: mailedMeetingType(row),
    startsAt: startsAt?.toISOString() ?? null,
    timeZone: row.timeZone ?? brand.timeZone.id,
    name: row.name,
    email: row.email,
    greeting: greetingName(row.name),
    ...(terms && { terms }),
  }
}

function termsOf({ row, instructions }: Known, host: Host | undefined): MeetingTerms | null {
  if (!host && !row.bookingToken && row.minutes === null) return null
  return {
    minutes: row.minutes ?? usualMinutes,
    host: host ? { name: host.name, timeZone: host.timeZone } : null,
    place: row.place ?? '',
    instructions,
    hasPage: row.bookingToken !== null,
  }
}

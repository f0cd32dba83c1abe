import { and, eq, isNull } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { bookingPage } from '#shared/booking/calls.ts'
import { type Booked, type Booking, defaultAvailability } from '#shared/booking/schema.ts'
import type { ConsultationRow } from '../consultations/presenter.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { admins, availability, meetingTypes } from '../db/schema.ts'
import { notFound } from '../errors.ts'

const minute = 60_000

/** A consultation that is a booking: it has a start and a length. */
export type BookedRow = ConsultationRow & { preferredDate: Date; minutes: number }

export const isBooking = (row: ConsultationRow): row is BookedRow =>
  row.preferredDate !== null && row.minutes !== null

/** A booking as who holds its link reads it. */
export async function presentBooking(ctx: Ctx, row: ConsultationRow): Promise<Booking> {
  if (!isBooking(row)) throw notFound('booking')
  const type = await typeOf(ctx.db, row)
  const host = await hostOf(ctx.db, row)
  const start = row.preferredDate.getTime()
  const until = changeableUntil(row, host)
  return {
    id: row.id,
    typeName: type?.name ?? row.meetingType ?? '',
    type: type?.id ?? null,
    start: row.preferredDate.toISOString(),
    end: new Date(start + row.minutes * minute).toISOString(),
    timeZone: row.timeZone ?? brand.timeZone.id,
    status: row.status,
    name: row.name,
    email: row.email,
    host: {
      name: host?.name ?? brand.name,
      timeZone: host?.timeZone ?? brand.timeZone.id,
    },
    place: row.place ?? '',
    instructions: type?.instructions ?? '',
    changeable: row.status === 'scheduled' && ctx.clock() <= until,
    changeableUntil: until.toISOString(),
  }
}

/** As {@link presentBooking}, with the address of the visitor's own page. */
export async function presentBooked(ctx: Ctx, row: ConsultationRow): Promise<Booked> {
  const manageUrl = ctx.env.publicUrl + bookingPage(row.bookingToken ?? '')
  return { ...(await presentBooking(ctx, row)), manageUrl }
}

export async function typeOf(db: Database, { meetingTypeId }: ConsultationRow) {
  if (!meetingTypeId) return undefined
  const [type] = await db
    .select()
    .from(meetingTypes)
    .where(and(eq(meetingTypes.id, meetingTypeId), isNull(meetingTypes.deletedAt)))
  return type
}

export async function hostOf(db: Database, { hostId }: ConsultationRow) {
  if (!hostId) return undefined
  const [host] = await db
    .select({
      name: admins.name,
      timeZone: availability.timeZone,
      leastNoticeMinutes: availability.leastNoticeMinutes,
    })
    .from(admins)
    .leftJoin(availability, eq(availability.adminId, admins.id))
    .where(eq(admins.id, hostId))
  return host
}

export type HostNotice = { leastNoticeMinutes: number | null } | undefined

/** Until when a visitor moves or cancels: the least notice of the host. */
export function changeableUntil({ preferredDate }: BookedRow, host: HostNotice): Date {
  const notice = host?.leastNoticeMinutes ?? defaultAvailability.leastNoticeMinutes
  return new Date(preferredDate.getTime() - notice * minute)
}

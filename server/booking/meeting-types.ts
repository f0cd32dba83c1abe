import { and, asc, eq, isNull, like, lt, max, or, sql } from 'drizzle-orm'
import type {
  BookingType,
  CreateMeetingType,
  MeetingTypeRecord,
  UpdateMeetingType,
} from '#shared/booking/schema.ts'
import { lastChangedBy, recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { meetingTypeHosts, meetingTypes } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { refuseStranger } from '../people/owners.ts'
import type { MeetingTypeRow } from './host-times.ts'

const standing = (db: Database) =>
  db
    .select()
    .from(meetingTypes)
    .where(isNull(meetingTypes.deletedAt))
    .orderBy(asc(meetingTypes.position), asc(meetingTypes.id))

/** What can be booked, as visitors read it. */
export async function listBookingTypes({ db }: Ctx): Promise<BookingType[]> {
  const types = await standing(db)
  return types.map(({ id, name, minutes, description }) => ({ id, name, minutes, description }))
}

/** What can be booked, with who takes it. */
export async function listMeetingTypes({ db }: Ctx): Promise<MeetingTypeRecord[]> {
  const types = await standing(db)
  const hosts = await db.select().from(meetingTypeHosts).orderBy(asc(meetingTypeHosts.adminId))
  return types.map((type) =>
    present(
      type,
      hosts.filter(({ typeId }) => typeId === type.id).map(({ adminId }) => adminId),
    ),
  )
}

const present = (
  { position: _position, deletedAt: _deletedAt, createdAt, updatedAt, ...type }: MeetingTypeRow,
  hostIds: string[],
): MeetingTypeRecord => ({
  ...type,
  hostIds,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

async function hostsOf(db: Database, typeId: string): Promise<string[]> {
  const rows = await db
    .select({ adminId: meetingTypeHosts.adminId })
    .from(meetingTypeHosts)
    .where(eq(meetingTypeHosts.typeId, typeId))
    .orderBy(asc(meetingTypeHosts.adminId))
  return rows.map(({ adminId }) => adminId)
}

/** @throws {AppError} `invalid` when one of them has no account. */
async function keepHosts(ctx: Ctx, typeId: string, hostIds: readonly string[]) {
  for (const hostId of hostIds) await refuseStranger(ctx, hostId, 'hostIds')
  await ctx.db.delete(meetingTypeHosts).where(eq(meetingTypeHosts.typeId, typeId))
  const rows = [...new Set(hostIds)].map((adminId) => ({ typeId, adminId }))
  if (rows.length > 0) await ctx.db.insert(meetingTypeHosts).values(rows)
}

/** The id that a name gives, with a number where another type, be it deleted, has it. */
async function freeId(db: Database, name: string): Promise<string> {
  const slug = slugOf(name)
  const rows = await db
    .select({ id: meetingTypes.id })
    .from(meetingTypes)
    .where(or(eq(meetingTypes.id, slug), like(meetingTypes.id, `${slug}-%`)))
  const taken = new Set(rows.map(({ id }) => id))
  if (!taken.has(slug)) return slug
  for (let n = 2; ; n += 1) if (!taken.has(`${slug}-${n}`)) return `${slug}-${n}`
}

/** Adds something to be booked, at the end of the list. @throws {AppError} `invalid` for hosts without an account. */
export async function createMeetingType(
  ctx: Ctx,
  { hostIds, ...input }: CreateMeetingType,
): Promise<MeetingTypeRecord> {
  const created = await inTransaction(ctx, async (ctx) => {
    const [last] = await ctx.db.select({ position: max(meetingTypes.position) }).from(meetingTypes)
    const now = ctx.clock()
    const [row] = await ctx.db
      .insert(meetingTypes)
      .values({
        ...input,
        id: await freeId(ctx.db, input.name),
        position: (last?.position ?? 0) + 1,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw new Error('A meeting type was not created.')
    await keepHosts(ctx, row.id, hostIds)
    await recordAudit(ctx, { action: 'meeting_type.created', entityId: row.id })
    return present(row, await hostsOf(ctx.db, row.id))
  })
  publishTypes(ctx)
  return created
}

/** @throws {AppError} `not_found`. */
async function lockType({ db }: Ctx, id: string): Promise<MeetingTypeRow> {
  const [row] = await db
    .select()
    .from(meetingTypes)
    .where(and(eq(meetingTypes.id, id), isNull(meetingTypes.deletedAt)))
    .for('update')
  if (!row) throw notFound('meeting type')
  return row
}

/**
 * Changes what can be booked; what is absent stays, and so does its address. Bookings keep the length
 * they were made with.
 * @throws {AppError} `not_found`; `edit_conflict` (with `current`); `invalid` for hosts without an account.
 */
export async function updateMeetingType(
  ctx: Ctx,
  id: string,
  { version, hostIds, ...fields }: UpdateMeetingType,
): Promise<MeetingTypeRecord> {
  const changed = await inTransaction(ctx, async (ctx) => {
    const row = await lockType(ctx, id)
    if (version !== undefined && version !== row.version) {
      const changedBy = await lastChangedBy(ctx, id)
      throw new AppError(
        'edit_conflict',
        `${changedBy?.name ?? 'Somebody else'} changed this meeting type while you were editing it. Look at both versions and save again.`,
        { current: present(row, await hostsOf(ctx.db, id)), ...(changedBy && { changedBy }) },
      )
    }
    const [updated] = await ctx.db
      .update(meetingTypes)
      .set({ ...fields, updatedAt: ctx.clock(), version: sql`${meetingTypes.version} + 1` })
      .where(eq(meetingTypes.id, id))
      .returning()
    if (!updated) throw new Error('A locked meeting type was not updated.')
    if (hostIds) await keepHosts(ctx, id, hostIds)
    const named = [...Object.keys(fields), ...(hostIds ? ['hostIds'] : [])]
    await recordAudit(ctx, {
      action: 'meeting_type.updated',
      entityId: id,
      details: { fields: named },
    })
    return present(updated, await hostsOf(ctx.db, id))
  })
  publishTypes(ctx)
  return changed
}

/** Offers it no longer; what was booked stands. @throws {AppError} `not_found`. */
export async function deleteMeetingType(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const row = await lockType(ctx, id)
    await ctx.db
      .update(meetingTypes)
      .set({ deletedAt: ctx.clock(), updatedAt: ctx.clock(), version: row.version + 1 })
      .where(eq(meetingTypes.id, id))
    await recordAudit(ctx, { action: 'meeting_type.deleted', entityId: id })
  })
  publishTypes(ctx)
}

/** Removes for good what was deleted before an instant; bookings of it keep their type's name. Returns how many. */
export async function purgeMeetingTypes(db: Database, before: Date): Promise<number> {
  const purged = await db
    .delete(meetingTypes)
    .where(lt(meetingTypes.deletedAt, before))
    .returning({ id: meetingTypes.id })
  return purged.length
}

const publishTypes = (ctx: Ctx) => ctx.publish('settings', 'consultations')

/** A name as a part of an address: `30-minute Überblick` is `30-minute-uberblick`; at most 60 characters. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '') || 'meeting'

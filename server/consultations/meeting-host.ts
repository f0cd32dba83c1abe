import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { CreateConsultation } from '#shared/consultations/schema.ts'
import { usualMinutes } from '#shared/consultations/vocabulary.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { isAmong } from '../db/many-rows.ts'
import { admins, availability, consultations, meetingTypes } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { refuseStranger } from '../people/owners.ts'
import type { ConsultationRow } from './presenter.ts'

/** What the office may say of a meeting beside what was asked for; absent, it stays. */
export type MeetingInput = Pick<CreateConsultation, 'hostId' | 'minutes' | 'place' | 'mayOverlap'>

/** The refusal of a meeting whose host has another one at that time. */
export const overlapping = () =>
  new AppError(
    'slot_taken',
    'Their host has another meeting at that time. Choose another time or another host.',
  )

/**
 * The columns of what the office says of a meeting: with its host come what is kept free around it, and the
 * host's place where none is named. `before` is the record as it stands, or what is being entered.
 * @throws {AppError} `invalid` for a host without an account, and when what was not imported may overlap.
 */
export async function hostFields(
  ctx: Ctx,
  { hostId, minutes, place, mayOverlap }: MeetingInput,
  before: { importKey: string | null } & Partial<ConsultationRow | MeetingInput>,
) {
  if (mayOverlap && !before.importKey) {
    const sentence = 'Only imported history may overlap another meeting.'
    throw new AppError('invalid', sentence, { fields: { mayOverlap: sentence } })
  }
  await refuseStranger(ctx, hostId, 'hostId')
  const isOther = hostId !== undefined && !('version' in before && before.hostId === hostId)
  const [host] =
    hostId && isOther
      ? await ctx.db.select().from(availability).where(eq(availability.adminId, hostId))
      : []
  const length = minutes === undefined ? (before.minutes ?? null) : minutes
  return {
    ...(hostId !== undefined && { hostId }),
    ...(isOther && {
      bufferBefore: host?.bufferBeforeMinutes ?? 0,
      bufferAfter: host?.bufferAfterMinutes ?? 0,
      hostReason: null,
    }),
    ...(minutes !== undefined && { minutes }),
    ...((hostId ?? before.hostId) && length === null && { minutes: usualMinutes }),
    ...(place !== undefined ? { place } : isOther && { place: host?.place || null }),
    ...(mayOverlap !== undefined && { mayOverlap }),
  }
}

/** Whether a change would give a meeting back to somebody whose account is gone. */
export async function hostIsGone(db: Database, _row: object, set: object): Promise<boolean> {
  if (!('hostId' in set) || typeof set.hostId !== 'string') return false
  return (await db.$count(admins, eq(admins.id, set.hostId))) === 0
}

type Meeting = { id: string; hostId: string; from: number; until: number }

/** Minutes that a meeting type takes, by its name; null where none of those offered is called so. */
export async function lengthOfType(db: Database, name: string | null): Promise<number | null> {
  if (!name) return null
  const [type] = await db
    .select({ minutes: meetingTypes.minutes })
    .from(meetingTypes)
    .where(and(eq(meetingTypes.name, name), isNull(meetingTypes.deletedAt)))
    .orderBy(meetingTypes.position)
    .limit(1)
  return type?.minutes ?? null
}

/** What a consultation takes of its host's time, as `consultations_no_overlap` has it; null for nothing. */
function meetingOf(row: ConsultationRow): Meeting | null {
  const { id, hostId, preferredDate, minutes } = row
  if (row.status !== 'scheduled' || !hostId || !preferredDate || !minutes) return null
  if (row.deletedAt || row.quarantine || row.mayOverlap) return null
  const start = preferredDate.getTime()
  return {
    id,
    hostId,
    from: start - row.bufferBefore * 60_000,
    until: start + (minutes + row.bufferAfter) * 60_000,
  }
}

const overlap = (one: Meeting, other: Meeting) =>
  one.hostId === other.hostId && one.from < other.until && other.from < one.until

/** Of consultations that an import would change, the ids of those whose host would have another meeting then. */
export function overlapsOfChanges(
  db: Database,
  planned: readonly { row: ConsultationRow; changes: Partial<ConsultationRow> }[],
): Promise<ReadonlySet<string>> {
  const changed = planned.filter(({ changes }) => Object.keys(changes).length > 0)
  // Several rows of a file may be one meeting: the last of them is what it becomes. One that may overlap is told of, too.
  const rows = changed.map(({ row, changes }) => ({ ...row, ...changes, mayOverlap: false }))
  return overlapsAmong(db, [...new Map(rows.map((row) => [row.id, row])).values()])
}

/**
 * Which of some consultations, as a change of many would have them, can not be so, since their host has
 * another meeting then: one that the change does not touch, or one of these before it.
 */
export async function overlapsAmong(
  db: Database,
  rows: readonly ConsultationRow[],
): Promise<ReadonlySet<string>> {
  const wanted = rows.map(meetingOf).filter((meeting) => meeting !== null)
  const barred = new Set<string>()
  if (wanted.length === 0) return barred
  const standing = await db
    .select()
    .from(consultations)
    .where(
      and(
        eq(consultations.status, 'scheduled'),
        inArray(consultations.hostId, [...new Set(wanted.map(({ hostId }) => hostId))]),
        isNotNull(consultations.preferredDate),
        gt(consultations.minutes, 0),
        isNull(consultations.deletedAt),
        isNull(consultations.quarantine),
        sql`not ${isAmong(
          consultations.id,
          rows.map(({ id }) => id),
        )}`,
      ),
    )
  const taken = standing.map(meetingOf).filter((meeting) => meeting !== null)
  for (const meeting of wanted) {
    if (taken.some((other) => overlap(meeting, other))) barred.add(meeting.id)
    else taken.push(meeting)
  }
  return barred
}

import { and, eq, gte, inArray, isNull, max, sql } from 'drizzle-orm'
import { freeStarts, judgeStarts } from '#shared/booking/free-times.ts'
import { type Choice, chooseHost, fairDays } from '#shared/booking/round-robin.ts'
import type { SlotRule } from '#shared/booking/schema.ts'
import type { Ctx } from '../context.ts'
import { availability, consultations } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { type Host, type MeetingTypeRow, type Own, readHosts } from './host-times.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** A time that somebody asks for. */
export type Asked = {
  typeId: string
  minutes: number
  /** In milliseconds of the epoch. */
  start: number
  /** When it was chosen: the least notice is counted from here. */
  at: Date
  own?: Own
}

/** The rules that take a time away from a host. */
function rulesAgainst({ times }: Host, { start, minutes, at }: Asked): SlotRule[] {
  const within = { from: start, until: start + 1 }
  return judgeStarts({ host: times, minutes, now: at.getTime(), within }).rulesAgainst(start)
}

const isFree = (host: Host, asked: Asked): boolean => rulesAgainst(host, asked).length === 0

const hostsAt = (ctx: Ctx, { typeId, start, own }: Asked, hostId?: string) =>
  readHosts(ctx.db, {
    typeId,
    within: { from: start, until: start + 1 },
    now: ctx.clock(),
    ...(own && { own }),
    ...(hostId && { hostId }),
  })

/** Who is free at a time. */
export const freeHosts = async (ctx: Ctx, asked: Asked): Promise<Host[]> =>
  (await hostsAt(ctx, asked)).filter((host) => isFree(host, asked))

/**
 * A host who is free still, held until the transaction ends so that whoever wants their time waits;
 * null where they are not. Who holds and who books meet here, whatever the tables.
 */
export async function lockFreeHost(ctx: Ctx, asked: Asked, hostId: string): Promise<Host | null> {
  await ctx.db
    .select({ id: availability.adminId })
    .from(availability)
    .where(eq(availability.adminId, hostId))
    .for('update')
  const [host] = await hostsAt(ctx, asked, hostId)
  return host && isFree(host, asked) ? host : null
}

/** Whose turn it is among some hosts, in the order in which they are to be asked. */
export async function inTurn(ctx: Ctx, hosts: readonly Host[]): Promise<Choice[]> {
  const loads = await readLoads(ctx, hosts)
  const order: Choice[] = []
  for (let left = loads; left.length > 0; ) {
    const choice = chooseHost(left)
    if (!choice) break
    order.push(choice)
    left = left.filter(({ hostId }) => hostId !== choice.hostId)
  }
  return order
}

/** What each was given, of the last {@link fairDays} days by the date of the meeting, and all ahead. */
async function readLoads({ db, clock }: Ctx, hosts: readonly Host[]) {
  const ids = hosts.map(({ id }) => id)
  if (ids.length < 2) return ids.map((hostId) => ({ hostId, count: 0, last: null }))
  const rows = await db
    .select({
      hostId: consultations.hostId,
      count: sql<number>`count(*)::int`,
      last: max(consultations.createdAt),
    })
    .from(consultations)
    .where(
      and(
        inArray(consultations.hostId, ids),
        inArray(consultations.status, ['scheduled', 'completed']),
        gte(consultations.preferredDate, new Date(clock().getTime() - fairDays * day)),
        isNull(consultations.deletedAt),
        isNull(consultations.quarantine),
      ),
    )
    .groupBy(consultations.hostId)
  return ids.map((hostId) => {
    const row = rows.find((row) => row.hostId === hostId)
    return { hostId, count: row?.count ?? 0, last: row?.last?.getTime() ?? null }
  })
}

/** Days that a host can offer ahead at most. */
export const longestHorizon = 366
/** Days after a time that are looked through for the next free ones, and how many are told. */
const next = { days: 62, times: 3 }

/** The next of some starts after another, in order; where they are too few, the last before it as well. */
function nearest(starts: readonly number[], start: number): number[] {
  const ahead = starts.filter((other) => other > start).slice(0, next.times)
  const before = starts.filter((other) => other < start)
  return [...before.slice(Math.max(0, before.length - next.times + ahead.length)), ...ahead]
}

/** The starts at which any of some hosts is free, in order, each once. */
export function allFree(
  hosts: readonly Host[],
  minutes: number,
  now: Date,
  within: { from: number; until: number },
): number[] {
  const starts = new Set(
    hosts.flatMap(({ times }) => freeStarts({ host: times, minutes, now: now.getTime(), within })),
  )
  return [...starts].toSorted((one, other) => one - other)
}

/** Rules by which others have a time, and not its host's own wishes. */
const takenBy: readonly SlotRule[] = ['booked', 'held', 'busy', 'daily-limit']

/** The refusal of a time that is taken, or was never offered, with the free ones that are nearest. */
export async function slotTaken({ db, clock }: Ctx, asked: Asked): Promise<AppError> {
  const { typeId, minutes, start, own } = asked
  const now = clock()
  const within = {
    from: now.getTime(),
    until: Math.min(
      Math.max(start, now.getTime()) + next.days * day,
      now.getTime() + longestHorizon * day,
    ),
  }
  const hosts = await readHosts(db, { typeId, within, now, ...(own && { own }) })
  const isOffered = hosts.some((host) =>
    rulesAgainst(host, asked).every((rule) => takenBy.includes(rule)),
  )
  const times = nearest(allFree(hosts, minutes, now, within), start)
  const sentences = [
    isOffered ? 'This time is no longer free: somebody was faster.' : 'This time is not offered.',
    times.length > 0 ? 'Please choose another.' : 'There are no others at the moment.',
  ]
  return new AppError('slot_taken', sentences.join(' '), {
    next: times.map((start) => new Date(start).toISOString()),
  })
}

/** What of a type a time is asked for with. */
export const askedOf = (type: MeetingTypeRow, start: string) => ({
  typeId: type.id,
  minutes: type.minutes,
  start: Date.parse(start),
})

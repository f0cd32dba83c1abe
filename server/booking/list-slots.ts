import { datesIn, judgeStarts } from '#shared/booking/free-times.ts'
import { ruleSentence } from '#shared/booking/rule-sentences.ts'
import type { ExplainQuery, Explanation, Slots, SlotsQuery } from '#shared/booking/schema.ts'
import type { Ctx } from '../context.ts'
import { allFree, longestHorizon } from './free-hosts.ts'
import { findLength, findMeetingType, readHosts } from './host-times.ts'

const minute = 60_000
const day = 24 * 60 * minute

const midnight = (date: Temporal.PlainDate, timeZone: string) =>
  date.toZonedDateTime(timeZone).epochMilliseconds

/**
 * The free times of a meeting type on some days of a zone, whoever of its hosts is free.
 * @throws {AppError} `invalid` for a type that is not offered.
 */
export async function listSlots(ctx: Ctx, query: SlotsQuery): Promise<Slots> {
  const { timeZone } = query
  const type = await findMeetingType(ctx.db, query.type)
  const now = ctx.clock()
  const asked = {
    from: midnight(Temporal.PlainDate.from(query.from), timeZone),
    until: midnight(Temporal.PlainDate.from(query.to).add({ days: 1 }), timeZone),
  }
  const within = {
    from: Math.max(asked.from, now.getTime()),
    until: Math.min(asked.until, now.getTime() + longestHorizon * day),
  }
  if (within.from >= within.until) return { timeZone, days: [] }
  const hosts = await readHosts(ctx.db, { typeId: type.id, within, now })
  const dateOf = datesIn(timeZone, within)
  const starts = allFree(hosts, type.minutes, now, within)
  const days = [...Map.groupBy(starts, dateOf)].map(([date, starts]) => ({
    date,
    slots: starts.map((start) => ({
      start: new Date(start).toISOString(),
      end: new Date(start + type.minutes * minute).toISOString(),
    })),
  }))
  return { timeZone, days }
}

/**
 * Why a time is, or is not, free: per host the rules that take it away, by the function that offers
 * times; of one account alone where that is asked about. @throws {AppError} `invalid` for a type that is not offered.
 */
export async function explainTime(ctx: Ctx, query: ExplainQuery): Promise<Explanation> {
  const { typeId, minutes } = await findLength(ctx.db, query)
  const { hostId, consultationId } = query
  const now = ctx.clock()
  const start = Date.parse(query.start)
  const within = { from: start, until: start + 1 }
  const hosts = await readHosts(ctx.db, {
    typeId,
    within,
    now,
    ...(hostId && { hostId }),
    ...(consultationId && { own: { consultationId } }),
  })
  const judged = hosts.map(({ id, name, availability, times }) => {
    const rules = judgeStarts({
      host: times,
      minutes,
      now: now.getTime(),
      within,
    }).rulesAgainst(start)
    const date = datesIn(availability?.timeZone ?? 'UTC', within)(start)
    return {
      host: { id, name },
      free: rules.length === 0,
      rules: rules.map((rule) => ({ rule, sentence: ruleSentence(rule, availability, date) })),
    }
  })
  return {
    type: typeId,
    start: query.start,
    end: new Date(start + minutes * minute).toISOString(),
    free: judged.some(({ free }) => free),
    hosts: judged,
  }
}

import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { bookingCalls } from '#shared/booking/calls.ts'
import { explanationSchema, meetingTypeSchema, slotsSchema } from '#shared/booking/schema.ts'
import { nextFreeSchema } from '#shared/booking/week.ts'
import { instantOf } from '#shared/calendar/zoned-time.ts'
import { call, withQuery } from '../http/call.ts'

/** The first part of the keys of hours, meeting types and what is told of times. */
export const bookingKey = 'booking'

/** Every meeting type, in the order visitors see them. */
export const meetingTypesQuery = queryOptions({
  queryKey: [bookingKey, 'types'],
  queryFn: ({ signal }) =>
    call(bookingCalls.admin.meetingTypes, z.array(meetingTypeSchema), { signal }),
})

/** For what times are asked: a type by its id, or a length in minutes. */
type Meeting = { type: string } | { minutes: string }

/** Why a time is, or is not, free; asked anew each time, for others book meanwhile. */
export const explanationQuery = (
  wanted: Meeting & { start: string; hostId?: string; consultationId?: string },
) =>
  queryOptions({
    queryKey: [bookingKey, 'explain', wanted],
    queryFn: ({ signal }) =>
      call(withQuery(bookingCalls.admin.explain, new URLSearchParams(wanted)), explanationSchema, {
        signal,
      }),
    staleTime: 0,
  })

type NextFree = Meeting & { hostId: string; from: string }

/** The next starts at which one host is free. */
export const nextFreeQuery = (wanted: NextFree) =>
  queryOptions({
    queryKey: [bookingKey, 'next', wanted],
    queryFn: ({ signal }) =>
      call(withQuery(bookingCalls.admin.nextFree, new URLSearchParams(wanted)), nextFreeSchema, {
        signal,
      }),
    staleTime: 0,
  })

type FreeTimesAsked = {
  /** Undefined while the meeting types are not known. */
  meeting: Meeting | undefined
  /** '' for whoever is free. */
  hostId: string
  /** Days of the zone, the last among them. */
  from: string
  to: string
  timeZone: string
}

/** The starts at which a meeting can be had on some days: of one host, or of any who takes its type. */
export function freeTimesQuery(asked: FreeTimesAsked) {
  const { meeting, hostId, from, to, timeZone } = asked
  const type = meeting && 'type' in meeting ? meeting.type : undefined
  return queryOptions({
    queryKey: [bookingKey, 'free', asked],
    queryFn: async ({ signal }): Promise<string[]> => {
      if (hostId === '') {
        const wanted = new URLSearchParams({ type: type ?? '', from, to, timeZone })
        const slots = await call(withQuery(bookingCalls.slots, wanted), slotsSchema, { signal })
        return slots.days.flatMap(({ slots }) => slots.map(({ start }) => start))
      }
      const days = { from: midnight(from, timeZone), until: midnight(to, timeZone, 1) }
      const wanted = new URLSearchParams({ ...meeting, hostId, ...days })
      const { next } = await call(withQuery(bookingCalls.admin.nextFree, wanted), nextFreeSchema, {
        signal,
      })
      return next
    },
    enabled: hostId === '' ? type !== undefined : meeting !== undefined,
    staleTime: 0,
  })
}

/** The instant at which a day of a zone begins, or one some days on. */
function midnight(date: string, timeZone: string, daysOn = 0): string {
  const day = new Date(Date.parse(`${date}T00:00Z`) + daysOn * 86_400_000).toISOString()
  const utc = instantOf(`${day.slice(0, 10)}T00:00`, timeZone)?.utc ?? day
  return new Date(utc).toISOString()
}

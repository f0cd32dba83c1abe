import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { bookingCalls } from '#shared/booking/calls.ts'
import { explanationSchema, meetingTypeSchema } from '#shared/booking/schema.ts'
import { nextFreeSchema } from '#shared/booking/week.ts'
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

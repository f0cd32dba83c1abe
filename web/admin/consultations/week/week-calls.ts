import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { z } from 'zod'
import { bookingCalls } from '#shared/booking/calls.ts'
import { type Week, weekSchema } from '#shared/booking/week.ts'
import type { Consultation } from '#shared/consultations/schema.ts'
import { toast } from '#web/ui/toast-store.ts'
import { ApiError, errorMessage } from '../../http/api-error.ts'
import { call, withQuery } from '../../http/call.ts'
import { aheadKey } from '../../lists/drawn-ahead.ts'
import { readListsAgain, settleRecord } from '../../lists/list-cache.ts'
import { countsKey } from '../../lists/resource.ts'
import { consultationResource as resource } from '../consultation-list.ts'
import { fullMeetingTime, shortMeetingTime } from '../meeting-time.ts'
import { beginOf, daysOn } from './week-layout.ts'

/** Every week in the cache is read again with the figures of consultations. */
const weeksKey = [...countsKey(resource), 'week'] as const

const weekAnswer = weekSchema.extend({ bookings: z.array(resource.schema) })

/** What stands on these days, which follow each other. */
export function weekQuery(days: readonly string[]) {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  return queryOptions({
    queryKey: [...weeksKey, first, last],
    queryFn: ({ signal }) => {
      const wanted = new URLSearchParams({
        from: new Date(beginOf(first)).toISOString(),
        to: new Date(beginOf(daysOn(last, 1))).toISOString(),
      })
      return call(withQuery(bookingCalls.admin.week, wanted), weekAnswer, { signal })
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

type Move = { booking: Consultation; start: string; undo?: true }

/** The whole of a consultation, as a change to it is sent. */
const bodyOf = ({ booking, start }: Move) => {
  const { id, name, email, company, phone, meetingType, message, version } = booking
  const fields = { id, name, email, company, phone, meetingType, message }
  return { ...fields, preferredDate: start, version: version || undefined }
}

/** Why a meeting could not be moved; of a time that is taken, with the next free ones. */
function reasonOf(error: Error): string {
  const sentence = errorMessage(error, 'Failed to move the meeting. Please try again.')
  const next = error instanceof ApiError ? (error.body?.next ?? []) : []
  if (next.length === 0) return sentence
  return `${sentence} Free next: ${next.map(shortMeetingTime).join('; ')}.`
}

/** Whether the visitor hears of a move from us; who was booked elsewhere has no mail of ours. */
export const newsOfMove = ({ isNotified }: Consultation): string =>
  isNotified
    ? 'The visitor is told by mail.'
    : 'No mail goes out, as the meeting was not booked on this site. Tell the visitor yourself.'

const drawAt = (queries: QueryClient, moved: Consultation) =>
  queries.setQueriesData<Week>(
    { queryKey: weeksKey },
    (week) =>
      week && {
        ...week,
        bookings: week.bookings.map((each) => (each.id === moved.id ? moved : each)),
      },
  )

/** Moves a meeting: drawn at once, told by the server to who booked it here, and offered to be taken back. */
export function useMoveBooking() {
  const queries = useQueryClient()
  const moving = useMutation({
    mutationKey: aheadKey(resource),
    // One after the other: what is moved next may need the time that this one leaves.
    scope: { id: 'moves in the week' },
    mutationFn: (move: Move) =>
      call(resource.one(move.booking.id), resource.schema, {
        method: 'PATCH',
        body: bodyOf(move),
      }),
    onMutate: ({ booking, start }) => ({ id: booking.id, change: { preferredDate: start } }),
    onSuccess: async (saved, { booking, undo }) => {
      // A week that is on its way may have been read before.
      await queries.cancelQueries({ queryKey: weeksKey })
      drawAt(queries, saved)
      settleRecord(queries, resource, saved)
      const before = booking.preferredDate
      const onClick = () => before && moving.mutate({ booking: saved, start: before, undo: true })
      toast({
        title: undo ? 'Meeting moved back' : 'Meeting moved',
        description: `${saved.name}: ${fullMeetingTime(saved.preferredDate ?? '')}. ${newsOfMove(saved)}`,
        ...(!undo && {
          action: { label: 'Undo', altText: 'Move the meeting back in the week', onClick },
        }),
      })
    },
    onError: () => readListsAgain(queries, resource),
    meta: { failure: (error) => ({ title: 'Not moved', description: reasonOf(error) }) },
  })
  return moving
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { bookingCalls } from '#shared/booking/calls.ts'
import {
  type Availability,
  availabilitySchema,
  type CreateMeetingType,
  type MeetingTypeRecord,
  meetingTypeSchema,
  type SaveAvailability,
  type saveAvailabilitySchema,
} from '#shared/booking/schema.ts'
import { toast } from '#web/ui/toast-store.ts'
import { bookingKey } from '../../booking/booking-calls.ts'
import { call, fetchSignedIn } from '../../http/call.ts'
import { failureOf } from '../../http/query-client.ts'
import { conflictOf } from '../../records/record-answer.ts'

/** The form of somebody's hours, and what stands in its fields. */
export type HoursForm = z.input<typeof saveAvailabilitySchema>
export type HoursFormReturn = UseFormReturn<HoursForm, unknown, SaveAvailability>

/** Whose hours: a colleague's id, or null for one's own. */
export type Whose = string | null

const availabilityPath = (whose: Whose) =>
  whose ? bookingCalls.admin.availabilityOf(whose) : bookingCalls.admin.availability

/** The hours of who is signed in, or of a colleague; feeds change by themselves, so each look is anew. */
export const availabilityQuery = (whose: Whose) =>
  queryOptions({
    queryKey: [bookingKey, 'availability', whose],
    queryFn: ({ signal }) => call(availabilityPath(whose), availabilitySchema, { signal }),
    refetchOnMount: 'always',
  })

/** Saves hours whole; who saved them meanwhile is told of by the screen (see `conflictOf`). */
export function useSaveAvailability(whose: Whose) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: SaveAvailability) =>
      call(availabilityPath(whose), availabilitySchema, { method: 'PUT', body }),
    onSuccess: (saved: Availability) => {
      queries.setQueryData(availabilityQuery(whose).queryKey, saved)
      void queries.invalidateQueries({ queryKey: [bookingKey, 'explain'] })
      toast({
        title: 'Availability updated',
        description: 'Visitors are offered these times from now on.',
      })
    },
    meta: {
      failure: (error) =>
        conflictOf(error, availabilitySchema)
          ? null
          : failureOf('Update failed', 'Failed to save the hours. Please try again.')(error),
    },
  })
}

/** Gives the own feed another address; who subscribed to the one before reads nothing more. */
export function useRenewFeed() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => fetchSignedIn(bookingCalls.admin.availabilityFeed, { method: 'POST' }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [bookingKey, 'availability'] })
      toast({
        title: 'Feed address renewed',
        description: 'The address before no longer answers. Subscribe to the new one.',
      })
    },
    meta: { failure: failureOf('Not renewed', 'Failed to renew the address. Please try again.') },
  })
}

/** Something done to the meeting types; the list is read again whatever came of it. */
function useMeetingTypeAct<Input>(
  act: (input: Input) => Promise<unknown>,
  done: (input: Input) => { title: string; description: string },
  failed: { title: string; description: string },
) {
  const queries = useQueryClient()
  return useMutation<unknown, Error, Input>({
    mutationFn: act,
    onSuccess: (_answer, input) => toast(done(input)),
    onSettled: () => queries.invalidateQueries({ queryKey: [bookingKey] }),
    meta: { failure: failureOf(failed.title, failed.description) },
  })
}

type Kept = { type: MeetingTypeRecord | null; fields: CreateMeetingType }

/** Makes a meeting type, or changes the one that is given. */
export const useKeepMeetingType = () =>
  useMeetingTypeAct<Kept>(
    ({ type, fields }) =>
      type
        ? call(bookingCalls.admin.meetingType(type.id), meetingTypeSchema, {
            method: 'PATCH',
            body: { ...fields, version: type.version },
          })
        : call(bookingCalls.admin.meetingTypes, meetingTypeSchema, {
            method: 'POST',
            body: fields,
          }),
    ({ type, fields }) =>
      type
        ? { title: 'Meeting type updated', description: `${fields.name} has been saved.` }
        : { title: 'Meeting type added', description: `Visitors can choose ${fields.name} now.` },
    { title: 'Not saved', description: 'Failed to save the meeting type. Please try again.' },
  )

export const useRemoveMeetingType = () =>
  useMeetingTypeAct<MeetingTypeRecord>(
    ({ id }) => fetchSignedIn(bookingCalls.admin.meetingType(id), { method: 'DELETE' }),
    ({ name }) => ({
      title: 'Meeting type removed',
      description: `Visitors can no longer choose ${name}.`,
    }),
    { title: 'Not removed', description: 'Failed to remove the meeting type. Please try again.' },
  )

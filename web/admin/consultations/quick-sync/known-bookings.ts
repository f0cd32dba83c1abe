import { useQuery } from '@tanstack/react-query'
import {
  type KnownBooking,
  knownBookingsSchema,
  type LookUpBookings,
  lookupLimit,
} from '#shared/consultations/known-booking.ts'
import type { ConsultationRequest } from '#shared/consultations/schema.ts'
import { api } from '#shared/routes.ts'
import { email as emailSchema } from '#shared/text.ts'
import { call } from '../../http/call.ts'
import { consultationResource } from '../consultation-list.ts'

type Lookup = LookUpBookings['bookings'][number]

/** What of a request tells which booking it is; null where nothing does. */
export function lookupOf(request: ConsultationRequest): Lookup | null {
  const { email, preferredDate, timeZone, status } = request
  const { importKey, formerDate, isChange, sequence } = request
  const isKnowable = importKey || isChange
  if (!isKnowable || !emailSchema.safeParse(email).success) return null
  return { importKey, email, preferredDate, formerDate, isChange, sequence, timeZone, status }
}

/** For each booking the consultation that it is already, or null; asked in parts. */
export async function lookUpBookings(lookups: readonly Lookup[]): Promise<(KnownBooking | null)[]> {
  const found: (KnownBooking | null)[] = []
  for (let from = 0; from < lookups.length; from += lookupLimit) {
    const body = { bookings: lookups.slice(from, from + lookupLimit) }
    const options = { method: 'POST', body } as const
    found.push(...(await call(api.admin.consultationsKnown, knownBookingsSchema, options)))
  }
  return found
}

/** The consultation that a booking is already; `pending` until that was asked. */
export function useKnownBooking(lookup: Lookup | null) {
  const query = useQuery({
    queryKey: [consultationResource.key, 'known', lookup],
    queryFn: async () => (lookup ? ((await lookUpBookings([lookup]))[0] ?? null) : null),
    enabled: lookup !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { failure: () => null },
  })
  return { known: query.data ?? null, pending: lookup !== null && query.isPending }
}

import { importRequest } from '#shared/booking-reader/csv/import-rows.ts'
import type { Booking } from '#shared/booking-reader/csv/read-bookings.ts'
import { api } from '#shared/routes.ts'
import { ApiError, fieldErrorsOf, SignedOutError } from '../../http/api-error.ts'
import { fetchSignedIn } from '../../http/call.ts'
import type { Outcome } from './import-run.ts'

/** Sends one row of a file; its key makes it safe to send again. */
export async function sendBooking(booking: Booking): Promise<Outcome> {
  try {
    const body = importRequest(booking)
    const response = await fetchSignedIn(api.consultationRequests, { method: 'POST', body })
    // Read to its end, so that the connection serves the next row.
    await response.text()
    return { kind: response.status === 200 ? 'known' : 'imported' }
  } catch (error) {
    return outcomeOf(error)
  }
}

/** What a failure means for the row: refused for good, or to be sent again. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof SignedOutError) return { kind: 'ended' }
  if (!(error instanceof ApiError)) return { kind: 'later', cause: 'offline', seconds: null }
  const { status, retryAfter } = error
  if (status === 429 || status === 502 || status === 503 || status === 504) {
    return { kind: 'later', cause: 'busy', seconds: retryAfter }
  }
  const fields = Object.values(fieldErrorsOf(error))
  const reason = fields.join(' ') || error.body?.error || 'The server could not keep this row.'
  return { kind: 'failed', reason }
}

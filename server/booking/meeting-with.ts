import { isOverlap } from '../db/postgresql.ts'
import { AppError } from '../errors.ts'
import type { Host } from './host-times.ts'

/** What a meeting has of its host. */
export const meetingWith = ({ id, times: { rules }, availability }: Host, hostReason: string) => ({
  hostId: id,
  bufferBefore: rules?.bufferBeforeMinutes ?? 0,
  bufferAfter: rules?.bufferAfterMinutes ?? 0,
  place: availability?.place || null,
  hostReason,
})

/** What a try has made; null where the database says that the host has another meeting then. */
export async function asLongAsFree<Made>(work: () => Promise<Made | null>): Promise<Made | null> {
  try {
    return await work()
  } catch (error) {
    if (isOverlap(error) || (error instanceof AppError && error.code === 'slot_taken')) return null
    throw error
  }
}

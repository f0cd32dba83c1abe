/** By which a booking without an identifier is known again: its address and its start, ISO 8601 in UTC to the minute. */
export const slotKey = (email: string, utc: string): string => `slot:${email.toLowerCase()}|${utc}`

/**
 * By which a booking of a file is known again: the identifier of its invitee, else that of its event
 * where the file has it once for that address, else address and start.
 */
export function bookingKey(
  { inviteeId, eventId, email, utc }: BookingIdentity,
  isEventOnce: (eventId: string, email: string) => boolean,
): string {
  if (inviteeId) return `invitee:${inviteeId.toLowerCase()}`
  return eventId && isEventOnce(eventId, email)
    ? `event:${eventId.toLowerCase()}|${email.toLowerCase()}`
    : slotKey(email, utc)
}

type BookingIdentity = {
  inviteeId: string | null
  eventId: string | null
  email: string
  utc: string
}

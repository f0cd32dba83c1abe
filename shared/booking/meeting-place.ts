import { plainPhone, withoutTrunkZero } from '../phone.ts'

/** Where a meeting is, as it is read, and what a device opens or dials for it; null for mere words. */
export type MeetingPlace = { readonly text: string; readonly href: string | null }

const phoneNumber = /^\+?[\d\s()./-]{6,30}$/

/** Reads the place a host has written: a video address, a phone number or words; null for none. */
export function meetingPlace(place: string | null): MeetingPlace | null {
  const text = place?.trim()
  if (!text) return null
  if (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text)) return { text, href: text }
  const plain = plainPhone(text)
  const digits = withoutTrunkZero(plain).replace(/[^\d+]/g, '')
  if (phoneNumber.test(plain) && digits.length >= 6) return { text, href: `tel:${digits}` }
  return { text, href: null }
}

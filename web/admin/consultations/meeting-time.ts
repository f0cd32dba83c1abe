import { zoneToday } from '#shared/booking/zones.ts'
import type { Consultation } from '#shared/consultations/schema.ts'
import { usualMinutes } from '#shared/consultations/vocabulary.ts'

const short = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const inZone = {
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const
const full = new Intl.DateTimeFormat('en', { ...inZone, weekday: 'long', month: 'long' })
const range = new Intl.DateTimeFormat('en', { ...inZone, weekday: 'short', month: 'short' })

/** When a meeting is, as short as a column: in the reader's own time zone. */
export const shortMeetingTime = (iso: string): string => short.format(Date.parse(iso))

/** When a meeting is, in full and with the name of the reader's time zone. */
export const fullMeetingTime = (iso: string): string => full.format(Date.parse(iso))

/** When a meeting that begins at `start` ends; milliseconds. */
export const endOf = ({ minutes }: Pick<Consultation, 'minutes'>, start: number): number =>
  start + (minutes ?? usualMinutes) * 60_000

/** From when to when a meeting is, on one line of its details, with the name of the reader's time zone. */
export const meetingRange = (meeting: Pick<Consultation, 'minutes'>, start: number): string =>
  range.formatRange(start, endOf(meeting, start))

/**
 * When a meeting is on the clock of whoever asked for it, with the place of that clock; null where it is
 * the reader's own, or not known.
 */
export function timeOfCaller(iso: string, zone: string | null, ownZone: string): string | null {
  if (!zone || zoneToday(zone) === zoneToday(ownZone)) return null
  const parts = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const
  const there = new Intl.DateTimeFormat('en', { ...parts, timeZone: zone })
  return `${there.format(Date.parse(iso))} for them (${zoneToday(zone).replaceAll('_', ' ')})`
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' })

const noonOf = (instant: number) => {
  const date = new Date(instant)
  // Noon, so that the hour a clock is put on by can not make another day of it.
  return new Date(date.getFullYear(), date.getMonth(), date.getDate(), 12).getTime()
}
const dayLength = 24 * 60 * 60_000

/** The day of an instant as the reader would call it now: Today, Tomorrow, or its date. */
export function dayName(instant: number, now: number): string {
  const ahead = Math.round((noonOf(instant) - noonOf(now)) / dayLength)
  if (ahead === 0) return 'Today'
  return ahead === 1 ? 'Tomorrow' : weekday.format(instant)
}

const two = (value: number) => String(value).padStart(2, '0')

/** An instant as a `datetime-local` field holds it, in the reader's time zone; '' for none. */
export function toLocalField(iso: string | null): string {
  if (iso === null) return ''
  const at = new Date(iso)
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The reader's date at an instant: 2026-03-02; '' for none. */
export const localDate = (iso: string | null): string => toLocalField(iso).slice(0, 10)

/** The instant that a `datetime-local` field names in the reader's time zone; null for none. */
export function fromLocalField(value: string): string | null {
  // Without an offset the browser reads it as local time, as the field means it.
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

import type { KnownBooking, Standing } from '#shared/consultations/known-booking.ts'
import { consultationStatusLabels } from '#shared/consultations/vocabulary.ts'

const timeOf = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  )

const stateOf = ({ status }: Standing) => consultationStatusLabels[status].toLowerCase()

const isMoved = (before: Standing, after: Standing) => before.preferredDate !== after.preferredDate

/** 'is cancelled', 'moves to Dec 16, 2026, 9:00 AM'; on the clocks of `zone`. */
function changeWords(before: Standing, after: Standing, zone: string): string {
  const words = [
    ...(isMoved(before, after) && after.preferredDate
      ? [`moves to ${timeOf(after.preferredDate, zone)}`]
      : []),
    ...(before.status === after.status ? [] : [`becomes ${stateOf(after)}`]),
  ]
  return words.join(' and ')
}

/** What is said where a meeting comes to overlap another one of its host. */
const overlapWords = 'Its host has another meeting at that time'

/** What syncing a booking does to the meeting that it is already; times on the clocks of `zone`. */
export function knownSentence(known: KnownBooking, zone: string): string {
  const when = known.preferredDate ? ` for ${timeOf(known.preferredDate, zone)}` : ''
  const there = `Already in the list${when}, as ${stateOf(known)}.`
  if (!known.becomes) return `${there} Syncing changes nothing.`
  const sentence = `${there} When you sync, that meeting ${changeWords(known, known.becomes, zone)}.`
  return known.overlaps ? `${sentence} ${overlapWords}.` : sentence
}

/** The same for a row of a file, which is kept all the same: 'Rita Volkner, Dec 14, 2026, 10:30 AM: becomes cancelled.' */
export function knownRowSentence(name: string, known: KnownBooking, zone: string): string {
  const when = known.preferredDate ? `, ${timeOf(known.preferredDate, zone)}` : ''
  const what = known.becomes ? changeWords(known, known.becomes, zone) : 'stays as it is'
  const overlap = known.overlaps ? ` ${overlapWords}; both are kept.` : ''
  return `${name}${when}: ${what}.${overlap}`
}

/** What was done to a meeting that was there. */
export function changedSentence(before: Standing, after: Standing): string {
  const words = [
    ...(isMoved(before, after) ? ['moved'] : []),
    ...(before.status === after.status ? [] : [`set to ${stateOf(after)}`]),
  ]
  const what = words.length > 0 ? words.join(' and ') : 'brought up to date'
  return `The meeting was in the list already, and was ${what}.`
}

import { findTimes } from '../dates/find-times.ts'
import { findZones, zoneRightAfter } from '../zones/find-zones.ts'
import { isMonthFirst, writesAmPm } from '../zones/zone-country.ts'
import type { ParseOptions } from './meeting.ts'

const americanTelephone = /(?<!\d)\(\d{3}\) ?\d{3}-\d{4}(?!\d)/
const americanClock = /\b\d{1,2}(?::\d{2})? ?[AP]M\b/

/**
 * Whether 03/04 is 4 March to whoever wrote the text: by the zone it names, else by how it writes
 * clocks and telephone numbers, else by the zone of the reader.
 */
export function writesMonthFirst(text: string, { defaultZone }: ParseOptions): boolean {
  const behindTimes = findTimes(text).flatMap(({ end }) => zoneRightAfter(text, end) ?? [])
  const named = [...behindTimes, ...findZones(text)].map(({ zone }) => zone)
  if (named.length > 0) return named.some(isMonthFirst)
  return (
    isMonthFirst(defaultZone) ||
    americanTelephone.test(text) ||
    (americanClock.test(text) && !writesAmPm(defaultZone))
  )
}

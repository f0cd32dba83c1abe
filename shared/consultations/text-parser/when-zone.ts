import { findZones, zoneRightAfter } from '../zones/find-zones.ts'
import { type NamedZone, zoneByName } from '../zones/zone-by-name.ts'
import { instantOf, offsetAt } from '../zones/zoned-time.ts'
import { nobodysNumbers } from './dial-in.ts'
import { mailAt } from './mails.ts'
import type { MeetingTime, ParseOptions, TimeNote } from './meeting.ts'
import { labelled, type Reading } from './reading.ts'
import { type Span, without } from './source.ts'

type ZoneInText = NamedZone & { start: number; end: number }

/**
 * The zone of a time: named right behind it, in the same line or labelled value, under a label of
 * its own, or as the only one of the whole message; null when the text names none.
 */
export function zoneFor(
  reading: Reading,
  timeEnds: readonly number[],
  [start, end]: Span,
): ZoneInText | null {
  const { text, mails } = reading
  for (const index of timeEnds) {
    const zone = zoneRightAfter(text, index)
    if (zone) return zone
  }
  const beside = findZones(text, start, nextLineIfBracketed(text, end))[0]
  if (beside) return beside
  for (const { value } of labelled(reading, 'zone')) {
    const zone = zoneByName(text.slice(...value)) ?? findZones(text, ...value)[0]
    if (zone) return { ...zone, start: value[0], end: value[1] }
  }
  const mail = mailAt(mails, start)
  const all = mail ? findZones(without(text, nobodysNumbers(text)), mail.start, mail.end) : []
  return new Set(all.map(({ zone }) => zone)).size === 1 ? (all[0] ?? null) : null
}

function nextLineIfBracketed(text: string, end: number): number {
  const next = text.slice(end).match(/^\s*\n?\s*\([^)\n]*\)+/)
  return next ? end + next[0].length : end
}

/** A local time made an instant, with what had to be assumed; null when there is no such day. */
export function zonedTime(
  local: string,
  named: ZoneInText | null,
  { defaultZone }: ParseOptions,
  notes: readonly TimeNote[],
): MeetingTime | null {
  const all = new Set<TimeNote>(notes)
  const zone = named ? chosenZone(local, named, defaultZone, all) : defaultZone
  if (!named) all.add('zone-assumed')
  const instant = instantOf(local, zone, named?.statedOffset)
  if (!instant) return null
  if (instant.change) all.add(`clock-${instant.change}`)
  return {
    utc: instant.utc,
    local,
    zone,
    zoneFrom: named ? 'text' : 'assumed',
    zoneSpan: named && [named.start, named.end],
    notes: [...all],
  }
}

/**
 * The zone that a name means on a day. Letters that several places share (IST) mean the one the
 * reader lives in, else the first; a standard time named in summer means the clock of the place,
 * or the place where that time runs all year.
 */
function chosenZone(
  local: string,
  { zone, statedOffset, elsewhere, also }: NamedZone,
  defaultZone: string,
  notes: Set<TimeNote>,
): string {
  if (also.includes(defaultZone)) return defaultZone
  if (also.length > 0) notes.add('zone-ambiguous')
  const instant = instantOf(local, zone, statedOffset)
  if (statedOffset === null || !instant) return zone
  const real = offsetAt(Date.parse(`${instant.utc.slice(0, -1)}:00Z`), zone)
  if (real === statedOffset) return zone
  notes.add('zone-season')
  return elsewhere ?? zone
}

import { type ClockChange, instantOf, offsetAt } from '../../calendar/zoned-time.ts'
import { findZones, zoneRightAfter } from '../zones/find-zones.ts'
import { type NamedZone, zoneByName } from '../zones/zone-by-name.ts'
import { nobodysNumbers } from './dial-in.ts'
import { mailAt } from './mails.ts'
import type { MeetingTime, ParseOptions, TimeNote } from './meeting.ts'
import { labelled, type Reading } from './reading.ts'
import { type Span, without } from './source.ts'

type ZoneInText = NamedZone & { start: number; end: number; change?: ClockChange }

/**
 * The zone of a local time: named right behind it, in the same line or labelled value, under a
 * label of its own, or as the only one of the whole message; null when the text names none. Of a
 * short name and a place that show the same clock ('13:00 CEST … Europe/Stockholm') the place.
 */
export function zoneFor(
  reading: Reading,
  local: string,
  timeEnds: readonly number[],
  region: Span,
): ZoneInText | null {
  const named = namedZones(reading, timeEnds, region)
  const first = named[0]
  if (!first) return onlyZone(reading, region[0])
  if (first.statedOffset === null) return first
  const sameClock = ({ zone, statedOffset }: ZoneInText) =>
    statedOffset === null &&
    instantOf(local, zone)?.utc === instantOf(local, first.zone, first.statedOffset)?.utc
  return named.find(sameClock) ?? first
}

/** The zones that stand by a time, the nearest first. */
function namedZones(
  reading: Reading,
  timeEnds: readonly number[],
  [start, end]: Span,
): ZoneInText[] {
  const { text } = reading
  const labels = labelled(reading, 'zone').flatMap(({ value }) => {
    const zone = zoneByName(text.slice(...value)) ?? findZones(text, ...value)[0]
    return zone ? [{ ...zone, start: value[0], end: value[1] }] : []
  })
  const right = timeEnds.flatMap((index) => zoneRightAfter(text, index) ?? [])
  const further = right.flatMap((zone) => zoneRightAfter(text, zone.end) ?? [])
  return [...right, ...findZones(text, start, endOfZoneLine(text, end)), ...further, ...labels]
}

/** The one zone that a whole message names, but for the places of dial-in numbers. */
function onlyZone({ text, mails }: Reading, index: number): ZoneInText | null {
  const mail = mailAt(mails, index)
  const all = mail ? findZones(without(text, nobodysNumbers(text)), mail.start, mail.end) : []
  return new Set(all.map(({ zone }) => zone)).size === 1 ? (all[0] ?? null) : null
}

/** The end of a line, or of the next when that one begins with a zone in brackets. */
function endOfZoneLine(text: string, end: number): number {
  const next = text.slice(end, end + 200).match(/^[^\S\n]*\n?[^\S\n]*\([^)\n]*\)[^\n]*/)
  return next ? end + next[0].length : end
}

/** A local time made an instant, with what had to be assumed; null when there is no such day. */
export function zonedTime(
  local: string,
  named: ZoneInText | null,
  { defaultZone }: ParseOptions,
  notes: readonly TimeNote[],
  isTimeWritten: boolean,
): MeetingTime | null {
  const all = new Set<TimeNote>(notes)
  const zone = named ? chosenZone(local, named, defaultZone, all) : defaultZone
  if (!named) all.add('zone-assumed')
  const instant = instantOf(local, zone, named?.statedOffset)
  if (!instant) return null
  const change = named?.change ?? instant.change
  if (change) all.add(`clock-${change}`)
  return {
    utc: instant.utc,
    local,
    zone,
    timeFrom: isTimeWritten ? 'text' : 'assumed',
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
  { zone, statedOffset, elsewhere, also, unknownPlace }: NamedZone,
  defaultZone: string,
  notes: Set<TimeNote>,
): string {
  if (unknownPlace) notes.add('zone-offset')
  if (also.includes(defaultZone)) return defaultZone
  if (also.length > 0) notes.add('zone-ambiguous')
  const instant = instantOf(local, zone, statedOffset)
  if (statedOffset === null || !instant) return zone
  const real = offsetAt(Date.parse(`${instant.utc.slice(0, -1)}:00Z`), zone)
  if (real === statedOffset) return zone
  notes.add('zone-season')
  return elsewhere ?? zone
}

import { abbreviations } from './abbreviations.ts'
import { calendlyLabels } from './calendly-labels.ts'
import { railsLabels } from './rails-labels.ts'
import { windowsNames } from './windows-names.ts'
import { isZone, offsetZone } from './zoned-time.ts'

/** A zone that some words name. */
export type NamedZone = {
  /** An IANA name, or an offset such as `+05:30`. */
  zone: string
  /** Minutes from UTC that the words say by the book, where they say any (EST: -300). */
  statedOffset: number | null
  /** Where the stated offset holds all year (MST: Arizona). */
  elsewhere: string | null
  /** Other zones that the same words may mean. */
  also: readonly string[]
}

const plain = (zone: string): NamedZone => ({
  zone,
  statedOffset: null,
  elsewhere: null,
  also: [],
})

/** 'Eastern Time - US & Canada' and 'Eastern Time (US and Canada)' → 'eastern time us canada'. */
const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}|[.'’]/gu, '')
    .toLowerCase()
    .replace(/\band\b|&amp;/g, ' ')
    .replace(/[^\p{L}\d+]+/gu, ' ')
    .trim()

const labels = { ...railsLabels, ...windowsNames, ...calendlyLabels }

/** Names of several words that are unmistakable in running text. */
export const spokenNames: readonly string[] = Object.keys(labels).filter(
  (name) => /\btime\b/i.test(name) || name.includes('&') || name.includes(','),
)

const zoneByKey = new Map(Object.entries(labels).map(([name, zone]) => [keyOf(name), zone]))

/** The last part of each IANA name: 'new york' → America/New_York. */
const zoneByCity = new Map(
  Intl.supportedValuesOf('timeZone').map((zone) => [
    keyOf(zone.slice(zone.lastIndexOf('/') + 1)),
    zone,
  ]),
)

/** The zone of a city that gives one its name, or null: 'New York', 'Zürich', 'Mumbai'. */
export const zoneOfCity = (name: string): string | null =>
  zoneByKey.get(keyOf(name)) ?? zoneByCity.get(keyOf(name)) ?? null

const offsetName = /^(?:UTC|GMT)?\s*([+-])\s*(\d{1,2})(?::?([0-5]\d))?$/i

function zoneOfOffset(name: string): NamedZone | null {
  const [, sign, hours, minutes = '0'] = name.match(offsetName) ?? []
  if (!sign || Number(hours) > 14) return null
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  return { ...plain(offset === 0 ? 'UTC' : offsetZone(offset)), statedOffset: offset }
}

const ianaName = /^[a-z]+(?:[/][a-z_+-]+[\d]*)+$/i

/** `/mozilla.org/20050126_1/Europe/Berlin` and 'America/New York' → the IANA name inside. */
function zoneOfIanaName(name: string): string | null {
  const tail = name
    .trim()
    .replace(/ /g, '_')
    .match(/[A-Za-z]+(?:\/[A-Za-z0-9_+-]+){1,2}$/)?.[0]
  return tail && ianaName.test(tail) && isZone(tail) ? tail : null
}

const prefix = /^\(?(?:UTC|GMT)\s*(?:[+-]\s*\d{1,2}(?::?\d{2})?)?\)?[\s:-]*(?=\S)/i

/**
 * The zone that a whole label names: an IANA name, a name of Windows, Rails or Calendly, a short
 * name (EST), an offset (UTC+2), or a city that gives a zone its name; null when it names none.
 * A place counts more than an offset before it, which Windows writes without regard to summer.
 */
export function zoneByName(name: string): NamedZone | null {
  const label = name.trim().replace(/^["']|["']$/g, '')
  if (label === '' || label.length > 100) return null
  if (label === 'Z') return { ...plain('UTC'), statedOffset: 0 }
  const short = abbreviations[label.toUpperCase()]
  if (short) {
    const { zone, offset, elsewhere = null, also = [] } = short
    return { zone, statedOffset: offset, elsewhere, also }
  }
  const known = zoneOfIanaName(label) ?? zoneByKey.get(keyOf(label)) ?? zoneByCity.get(keyOf(label))
  if (known) return plain(known)
  const offset = zoneOfOffset(label)
  if (offset) return offset
  return zoneOfParts(label)
}

/** '(UTC-05:00) Eastern Time (US & Canada)', 'Eastern Time - New York', 'Berlin, Bern, Rome'. */
function zoneOfParts(label: string): NamedZone | null {
  const place = label.replace(prefix, '')
  if (place !== label) {
    return zoneByName(place) ?? zoneOfOffset(label.match(/[+-]\s*\d{1,2}(?::?\d{2})?/)?.[0] ?? '')
  }
  const bracketed = label.match(/^(.*?)\s*\(([^()]*)\)$/)
  const parts = bracketed
    ? [bracketed[2] ?? '', bracketed[1] ?? '']
    : label.includes(' - ')
      ? label.split(' - ').reverse()
      : label.split(/[,;]/)
  if (parts.length < 2) {
    const city = label.match(/^(.+?)\s+(?:local\s+)?time$/i)?.[1]
    return city ? zoneByName(city) : null
  }
  for (const part of parts) {
    const zone = zoneByName(part)
    if (zone) return zone
  }
  return null
}

import { isZone, offsetZone } from '../../calendar/zoned-time.ts'
import { abbreviations } from './abbreviations.ts'
import { calendlyLabels } from './calendly-labels.ts'
import { cityNames } from './city-names.ts'
import { zoneOfLongName } from './long-names.ts'
import { railsLabels } from './rails-labels.ts'
import { utcNames } from './utc-names.ts'
import { windowsNames } from './windows-names.ts'
import { windowsNamesElsewhere } from './windows-names-elsewhere.ts'

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
  /** The words name a place as well, which is not known: only the offset beside it is. */
  unknownPlace?: true
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

/** 'Romance Daylight Time': what Windows calls its zones while they have summer time. */
const windowsSummerNames = Object.fromEntries(
  Object.entries(windowsNames).map(([name, zone]) => [
    name.replace('Standard Time', 'Daylight Time'),
    zone,
  ]),
)

const labels = { ...railsLabels, ...windowsSummerNames, ...windowsNames, ...calendlyLabels }

/** Names of several words that are unmistakable in running text. */
export const spokenNames: readonly string[] = Object.keys(labels).filter(
  (name) => /\btime\b/i.test(name) || name.includes('&') || name.includes(','),
)

const zoneByKey = new Map([
  ...[...windowsNamesElsewhere].map(([name, zone]) => [keyOf(name), zone] as const),
  ...utcNames.map((name) => [keyOf(name), 'UTC'] as const),
  ...Object.entries(labels).map(([name, zone]) => [keyOf(name), zone] as const),
])

/** The last part of each IANA name: 'new york' → America/New_York. */
const zoneByCity = new Map(
  Intl.supportedValuesOf('timeZone').map((zone) => [
    keyOf(zone.slice(zone.lastIndexOf('/') + 1)),
    zone,
  ]),
)

const zoneByForeignCity = new Map([...cityNames].map(([name, zone]) => [keyOf(name), zone]))

/** The zone of a city that gives one its name, or null: 'New York', 'Zürich', 'Mumbai'. */
export const zoneOfCity = (name: string): string | null =>
  zoneByKey.get(keyOf(name)) ?? zoneByCity.get(keyOf(name)) ?? null

const offsetName = /^(?:UTC|GMT)?\s*([+-])\s*(\d{1,2})(?:[:.]?([0-5]\d))?$/i

function zoneOfOffset(name: string): NamedZone | null {
  const [, sign, hours, minutes = '0'] = name.match(offsetName) ?? []
  if (!sign || Number(hours) > 14) return null
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  return { ...plain(offset === 0 ? 'UTC' : offsetZone(offset)), statedOffset: offset }
}

const ianaEndings = [/[a-z]+(?:\/[a-z0-9_+-]+){2}$/i, /[a-z]+\/[a-z0-9_+-]+$/i]

/**
 * `/mozilla.org/20050126_1/Europe/Berlin`, `/freeassociation.sourceforge.net/Europe/Berlin` and
 * 'America/New York' → the IANA name at their end, of three parts or of two.
 */
function zoneOfIanaName(name: string): string | null {
  const written = name.trim().replace(/ /g, '_')
  const endings = ianaEndings.flatMap((form) => written.match(form)?.[0] ?? [])
  return endings.find(isZone) ?? null
}

/** What stands before the name that counts: `tzone://Microsoft/Utc`, `/citadel.org/20210210_1/UTC`. */
const nameSpace = /^(?:tzone:\/)?\/(?:[^/]+\/)+(?=[^/]+$)/i
/** Outlook numbers the copies of a zone that it was sent: 'Eastern Standard Time 1'. */
const copyNumber = /(?<=[^\d+-]{4}) \(?\d{1,2}\)?$/
const prefix = /^\(?(?:UTC|GMT)\s*(?:[+-]\s*\d{1,2}(?:[:.]?\d{2})?)?\)?[\s:-]*(?=\S)/i

/**
 * The zone that a whole label names: an IANA name, a name of Windows, Rails or Calendly, a short
 * name (EST), an offset (UTC+2), or a city that gives a zone its name; null when it names none.
 * A place counts more than an offset before it, which Windows writes without regard to summer.
 */
export function zoneByName(name: string): NamedZone | null {
  const label = name
    .trim()
    .replace(/^["'\\]+|["'\\]+$/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(?<=\))\.$/, '')
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
  const clock = zoneOfLongName(label)
  if (clock) return { ...plain(clock.zone), statedOffset: clock.statedOffset }
  if (nameSpace.test(label)) return zoneByName(label.replace(nameSpace, ''))
  const copied = label.replace(copyNumber, '')
  const original =
    copied === label ? null : (zoneByKey.get(keyOf(copied)) ?? zoneOfIanaName(copied))
  return original ? plain(original) : (zoneOfRule(label) ?? zoneOfParts(label))
}

const posixRule =
  /^(?:<[+-]\w+>|[A-Z]{3,5})([+-]?)(\d{1,2})(?::([0-5]\d))?(?:(?:<[+-]\w+>|[A-Z]{3,5})[+-]?[\d:]*(?:,.*)?)?$/

/**
 * 'CET-1CEST,M3.5.0,M10.5.0/3', as POSIX writes a zone, its offset counted westward. Its short name
 * means a place where that place has the offset; else a zone with a summer time is known in part.
 */
function zoneOfRule(label: string): NamedZone | null {
  const [rule, sign, hours, minutes = '0'] = label.match(posixRule) ?? []
  if (rule === undefined || /^(?:UTC|GMT)[+-]?\d+$/.test(rule) || Number(hours) > 14) return null
  const offset = (sign === '-' ? 1 : -1) * (Number(hours) * 60 + Number(minutes))
  const standard = rule.match(/^[A-Z]+/)?.[0]
  const summer = /\d[A-Z<]/.test(rule)
  const named = standard === undefined ? undefined : abbreviations[standard]
  if (summer && named?.offset === offset) return plain(named.zone)
  const zone = plain(offset === 0 ? 'UTC' : offsetZone(offset))
  return summer ? { ...zone, unknownPlace: true } : zone
}

/** '(UTC-05:00) Eastern Time (US & Canada)', 'Eastern Time - New York', 'Berlin, Bern, Rome'. */
function zoneOfParts(label: string): NamedZone | null {
  const place = label.replace(prefix, '')
  if (place !== label) {
    const offset = zoneOfOffset(label.match(/[+-]\s*\d{1,2}(?:[:.]?\d{2})?/)?.[0] ?? '')
    return (
      zoneByName(place) ??
      firstZone(place.split('/')) ??
      foreignPlace(place) ??
      (offset && { ...offset, unknownPlace: true })
    )
  }
  const bracketed = label.match(/^(.*?)\s*\(([^()]*)\)$/)
  const parts = bracketed
    ? [bracketed[2] ?? '', bracketed[1] ?? '']
    : label.includes(' - ')
      ? label.split(' - ').reverse()
      : label.split(/^[A-Z]{3,5}\/[A-Z]{3,5}$/.test(label) ? '/' : /[,;、،]/)
  if (parts.length < 2) {
    const city = label.match(/^(.+?)\s+(?:local\s+)?time$/i)?.[1]
    return city ? zoneByName(city) : null
  }
  return firstZone(parts)
}

/** The first city of a list that another language than English has a name for. */
function foreignPlace(list: string): NamedZone | null {
  const zones = list.split(/[,;、،/()]/).map((city) => zoneByForeignCity.get(keyOf(city)))
  const zone = zones.find((each) => each !== undefined)
  return zone === undefined ? null : plain(zone)
}

/** The zone of the first part that names one, of two parts at least. */
function firstZone(parts: readonly string[]): NamedZone | null {
  if (parts.length < 2) return null
  for (const part of parts) {
    const zone = zoneByName(part)
    if (zone) return zone
  }
  return null
}

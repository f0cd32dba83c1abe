import { z } from 'zod'

/** The two sizes of paper a document is drawn for. */
export const papers = ['A4', 'Letter'] as const
export type Paper = (typeof papers)[number]

/** Where Letter is what printers hold: Unicode CLDR 48, `paperSize` of its measurement data. */
const letterCountries = [
  'BZ',
  'CA',
  'CL',
  'CO',
  'CR',
  'GT',
  'MX',
  'NI',
  'PA',
  'PH',
  'PR',
  'SV',
  'US',
  'VE',
]

/** The visitor's time zone, by its IANA name, as it comes along with what they ask for. */
export const zoneName = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_+/-]+$/, 'A time zone is named such as Europe/Berlin.')

type Whereabouts = {
  /** The zone of the visitor's clock: `Europe/Berlin`. */
  timeZone?: string | undefined
  /** The `Accept-Language` of their browser. */
  languages?: string | undefined
}

/**
 * The paper of whoever asks for a document: of the country their clock is set to, else of the one
 * their first language names, else of the firm's own (`home`, ISO 3166). The clock comes first
 * because many people outside of the United States have their browser in its English.
 */
export function paperFor({ timeZone, languages }: Whereabouts, home: string): Paper {
  const zone = timeZone && ownNameOf(timeZone)
  if (zone?.includes('/') && !zone.startsWith('Etc/'))
    return letterZones().has(zone) ? 'Letter' : 'A4'
  return letterCountries.includes(countryOf(languages ?? '') ?? home) ? 'Letter' : 'A4'
}

/** The country that a list of languages names first: `de-AT,en;q=0.5` is AT, and `de` alone DE. */
function countryOf(languages: string): string | undefined {
  const tag = /^\s*([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\s*(?:[,;]|$)/i.exec(languages)?.[1]
  if (!tag) return undefined
  const { language, region } = readTag(tag)
  // English alone is said everywhere, and so tells of nowhere.
  if (region || language === 'en') return region
  return new Intl.Locale(language).maximize().region
}

function readTag(tag: string): Pick<Intl.Locale, 'language' | 'region'> {
  try {
    return new Intl.Locale(tag)
  } catch {
    // Something like a tag that names no language.
    return { language: 'en' }
  }
}

/** The one name this engine has for a zone of several: browsers differ, as on Indiana. */
function ownNameOf(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    // No zone of this world.
    return undefined
  }
}

let zones: ReadonlySet<string> | undefined
function letterZones(): ReadonlySet<string> {
  zones ??= new Set(letterCountries.flatMap(zonesOf))
  return zones
}

/** ECMA-402's `getTimeZones`, which Node has and TypeScript does not know of yet. */
const zonesOf = (country: string): string[] =>
  (new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] }).getTimeZones()

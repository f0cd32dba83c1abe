/** Zones by the country whose telephone numbers are written there without their country code. */
const zonesOfCountry: Readonly<Record<string, string>> = {
  US: `America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix
    America/Anchorage Pacific/Honolulu America/Detroit America/Boise America/Juneau America/Adak
    America/Indiana/Indianapolis America/Kentucky/Louisville`,
  CA: `America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax
    America/St_Johns America/Regina America/Montreal America/Moncton America/Whitehorse`,
  PR: 'America/Puerto_Rico',
  MX: 'America/Mexico_City America/Monterrey America/Tijuana America/Cancun America/Mazatlan',
  BR: 'America/Sao_Paulo America/Manaus America/Bahia America/Fortaleza America/Recife',
  AR: 'America/Argentina/Buenos_Aires',
  CL: 'America/Santiago',
  CO: 'America/Bogota',
  PE: 'America/Lima',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  PT: 'Europe/Lisbon',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  BE: 'Europe/Brussels',
  NL: 'Europe/Amsterdam',
  DE: 'Europe/Berlin',
  CH: 'Europe/Zurich',
  AT: 'Europe/Vienna',
  IT: 'Europe/Rome',
  DK: 'Europe/Copenhagen',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  FI: 'Europe/Helsinki',
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  GR: 'Europe/Athens',
  RO: 'Europe/Bucharest',
  TR: 'Europe/Istanbul',
  IL: 'Asia/Jerusalem Asia/Tel_Aviv',
  AE: 'Asia/Dubai',
  SA: 'Asia/Riyadh',
  IN: 'Asia/Kolkata Asia/Calcutta',
  PK: 'Asia/Karachi',
  SG: 'Asia/Singapore',
  HK: 'Asia/Hong_Kong',
  CN: 'Asia/Shanghai',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  PH: 'Asia/Manila',
  ID: 'Asia/Jakarta',
  ZA: 'Africa/Johannesburg',
  NG: 'Africa/Lagos',
  KE: 'Africa/Nairobi',
  EG: 'Africa/Cairo',
  AU: `Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth
    Australia/Adelaide Australia/Hobart Australia/Darwin`,
  NZ: 'Pacific/Auckland',
}

const countryOf = new Map(
  Object.entries(zonesOfCountry).flatMap(([country, zones]) =>
    zones.split(/\s+/).map((zone) => [zone, country] as const),
  ),
)

/** The country (ISO 3166) of a zone, or null where we name none. */
export const countryOfZone = (zone: string): string | null => countryOf.get(zone) ?? null

/** Whether people in a zone write 3 PM although they write the day first. */
export const writesAmPm = (zone: string): boolean =>
  [
    'GB',
    'IE',
    'AU',
    'NZ',
    'IN',
    'PK',
    'ZA',
    'SG',
    'HK',
    'NG',
    'KE',
    'EG',
    'AE',
    'SA',
    'MX',
    'CO',
  ].includes(countryOfZone(zone) ?? '')

/** Whether people in a zone write 3/4 for 4 March. */
export const isMonthFirst = (zone: string): boolean =>
  ['US', 'CA', 'PR', 'PH'].includes(countryOfZone(zone) ?? '')

/** Zones by the name that browsers still have for them, and the one that they have now. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** What places were called before, for who looks for them so. */
const former = new Map(
  Object.entries(renamed).flatMap(([before, now]) => {
    const place = placeOf(before)
    return place === placeOf(now) ? [] : [[now, place] as const]
  }),
)

function placeOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** A zone by the name that it has today: `Asia/Kolkata` for `Asia/Calcutta`. */
export const zoneToday = (zone: string): string => renamed[zone] ?? zone

/** Every zone that this browser keeps clocks for by today's name, and UTC, in order. */
export function allZones(): string[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone').map(zoneToday), 'UTC'])
  return [...known].sort((a, b) => a.localeCompare(b, 'en'))
}

/** "Asia/Kolkata (Calcutta)": a zone as somebody looks for it. */
export function zoneOption(zone: string): string {
  const name = zoneToday(zone).replaceAll('_', ' ')
  const before = former.get(zoneToday(zone))
  return before ? `${name} (${before})` : name
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/**
 * The zones that somebody may mean who has typed `typed`: every word begins a word of the name, those
 * whose place begins with it first. All of them for nothing.
 */
export function zonesLike(zones: readonly string[], typed: string): string[] {
  const words = plain(typed).split(' ').filter(Boolean)
  if (words.length === 0) return [...zones]
  const found = zones.filter((zone) => {
    const parts = plain(zoneOption(zone)).split(' ')
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  })
  const first = words[0] ?? ''
  const begins = (zone: string) => plain(zone.slice(zone.lastIndexOf('/') + 1)).startsWith(first)
  return [...found.filter(begins), ...found.filter((zone) => !begins(zone))]
}

/** Every zone that this browser keeps clocks for, and UTC, in order. */
export function allZones(): string[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')
  return [...known, 'UTC'].sort((a, b) => a.localeCompare(b, 'en'))
}

/** What a place is called now, where browsers name its zone as it was called before. */
const nowCalled: Partial<Record<string, string>> = {
  'Africa/Asmera': 'Asmara',
  'America/Godthab': 'Nuuk',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Atlantic/Faeroe': 'Faroe',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
}

/** "Asia/Katmandu (Kathmandu)": a zone as somebody looks for it. */
export function zoneOption(zone: string): string {
  const name = zone.replaceAll('_', ' ')
  return nowCalled[zone] ? `${name} (${nowCalled[zone]})` : name
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

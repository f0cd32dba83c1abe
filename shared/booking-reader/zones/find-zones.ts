import { isIsoTime } from '../dates/find-times.ts'
import { abbreviations } from './abbreviations.ts'
import { findLongNames, longNameRightAfter } from './long-names.ts'
import { windowsNamesElsewhere } from './windows-names-elsewhere.ts'
import { type NamedZone, spokenNames, zoneByName, zoneOfCity } from './zone-by-name.ts'
import { isWord } from './zone-or-word.ts'

/** A zone named in running text, from `start` to `end`. */
export type ZoneMention = NamedZone & { start: number; end: number }

const escaped = (name: string): string =>
  name
    .split(/[^\p{L}\d.']+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/[.]/g, '[.]?'))
    .join('[\\s,&()-]+(?:and\\s+)?')

const spoken = [...spokenNames].sort((a, b) => b.length - a.length).map(escaped)

/** What may name a zone wherever it stands. */
const anywhere = new RegExp(
  [
    String.raw`\((?:UTC|GMT)\s*[+-]?[\d:.]*\)\s*[^\n]*`,
    String.raw`\b(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc)\/[A-Z][\w+-]+(?:\/[A-Z][\w-]+|(?<=New|Los|Hong|Mexico|Sao|Buenos) [A-Z]\w+)*`,
    String.raw`\b(?:${spoken.join('|')})(?:\s*\((?:US\s*(?:&|and)\s*Canada|Mexico|Canada)\)|\s+-\s+(?:US\s*(?:&|and)\s*Canada|[A-Z][\p{L}]+(?: [A-Z][\p{L}]+)*))?(?![\p{L}])`,
    String.raw`\b(?:UTC|GMT)\s?[+-]\s?\d{1,2}(?::?[0-5]\d)?(?!\d)`,
  ].join('|'),
  'giu',
)

const shortNames = Object.keys(abbreviations).join('|')

/** An offset in brackets and a list of places to the end of the line, rather than a sentence. */
const placesBehind =
  /^\([^)]*\) ?[\p{Lu}\p{Lo}](?:[^\d.!?:;@]|(?<=(?<!\p{L})\p{L}{1,2})\.)*(?:(?<=[,/(、].*)\.)?$/u

const cityTime = /(?<![\p{L}\d])\p{Lu}[\p{L}.]{1,40}(?: \p{Lu}\p{L}+)? (?:local )?[Tt]ime\b/gu

/** What names a zone only right after a time of day or alone in brackets. */
const afterTime = new RegExp(
  String.raw`^(?:\s*\(\d+ ?(?:minutes|mins?|hours?|h)\)|\s?(?:Uhr|uur|heures|horas|hod|hrs?|h)(?!\p{L}))?[\s,]*[([]?\s*((?:${shortNames})(?![\p{L}\d+-]|\s(?:Standard|Daylight)\sTime)|Z(?!\w)|\+\d{2}:?\d{2}(?!\d)|-\d{4}(?!\d)|-\d{2}:\d{2}(?!\d)|[+-]\d{2}(?![\d:]|[ ().-]*\d)|(?:eastern|central|mountain|pacific)\b(?!\s+(?:time|standard|daylight|european|africa)))`,
  'iu',
)
/** Names of Windows in other languages that say of themselves that they are of a clock. */
const windowsName = new RegExp(
  String.raw`^[\s,]*[([]?\s*(${[...windowsNamesElsewhere.keys()]
    .filter((name) =>
      /zeit|heure|hora|ora |tid|tijd|čas|czas|aika|saati|зима|лето|時|시/i.test(name),
    )
    .sort((a, b) => b.length - a.length)
    .map((name) => escaped(name.replace(/’/g, "'")))
    .join('|')})(?!\p{L})`,
  'iu',
)
const bareRegion = /^(eastern|central|mountain|pacific)$/i
const bracketed = /[([]([^()[\]\n]{1,80}(?:\([^()\n]*\))?[^()[\]\n]{0,40})[)\]]/g

/** The zone right behind a time of day that ends at `index`: '3pm ET', '15:00 (CET)', '10:00Z'. */
export function zoneRightAfter(text: string, index: number): ZoneMention | null {
  const clock = longNameRightAfter(text, index)
  if (clock) return { elsewhere: null, also: [], ...clock }
  const found = text.slice(index, index + 40).match(afterTime)
  const name = found?.[1]
  if (!name) return placeRightAfter(text, index) ?? cityRightAfter(text, index)
  // '10:00-10:30' is a range; only behind a time of ISO 8601 are '-05:00' and '+00' offsets.
  if (/^(?:-\d\d:|[+-]\d\d$)/.test(name) && !isIsoTime(text.slice(0, index))) return null
  // 'est' and 'pet' are words of other languages and of ours; short names are written in capitals.
  if (/^[a-z]/.test(name) && !bareRegion.test(name)) return null
  const end = index + (found?.[0].length ?? 0)
  if (isWord(name, text, end)) return null
  const zone = zoneByName(bareRegion.test(name) ? `${name} Time` : name)
  return zone && { ...zone, start: end - name.length, end }
}

/** A name of Windows in another language: '10:00 (Västeuropa, normaltid)'. */
function placeRightAfter(text: string, index: number): ZoneMention | null {
  const [whole, written = ''] = text.slice(index, index + 80).match(windowsName) ?? []
  const zone = whole === undefined ? null : zoneByName(written)
  const end = index + (whole?.length ?? 0)
  return zone && { ...zone, start: end - written.length, end }
}

/** '04:00 PM Dubai', '9am New York'. */
function cityRightAfter(text: string, index: number): ZoneMention | null {
  const [, gap = '', first, second] =
    text.slice(index, index + 50).match(/^(,? \(?)(\p{Lu}\p{Ll}+)(?: (\p{Lu}\p{Ll}+))?/u) ?? []
  for (const name of [second && `${first} ${second}`, first]) {
    const zone = name && zoneOfCity(name)
    if (name && zone) {
      const start = index + gap.length
      return {
        zone,
        statedOffset: null,
        elsewhere: null,
        also: [],
        start,
        end: start + name.length,
      }
    }
  }
  return null
}

/** Every zone that `text` names between two indices by a full name, an offset or in brackets. */
export function findZones(text: string, from = 0, to = text.length): ZoneMention[] {
  const part = text.slice(from, to)
  const mentions: ZoneMention[] = []
  const add = (name: string, index: number) => {
    const zone = zoneByName(name)
    if (!zone) return
    const mention = { ...zone, start: from + index, end: from + index + name.length }
    if (!placesBehind.test(name)) delete mention.unknownPlace
    mentions.push(mention)
  }
  for (const match of part.matchAll(bracketed)) add(match[1] ?? '', match.index + 1)
  for (const names of [anywhere, cityTime]) {
    for (const match of part.matchAll(names)) add(match[0].trimEnd(), match.index)
  }
  for (const { start, end, ...clock } of findLongNames(part)) {
    mentions.push({ elsewhere: null, also: [], ...clock, start: from + start, end: from + end })
  }
  let reached = 0
  return mentions
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      const isFirst = start >= reached
      reached = Math.max(reached, end)
      return isFirst
    })
}

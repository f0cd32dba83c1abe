import { takenPlaces } from './find-dates.ts'

/** A time of day in a text; of a range its beginning. */
export type TimeMention = {
  start: number
  /** Behind the time, or behind the whole range. */
  end: number
  /** Behind the first time: a zone may stand there too ('3pm ET - 4pm ET'). */
  firstEnd: number
  hour: number
  minute: number
  /** Morning or afternoon is not written: 'at 3'. */
  assumed: boolean
}

const meridiem = String.raw`(?<meridiem>a\.?\s?m\b\.?|p\.?\s?m\b\.?)`
const free = String.raw`(?<![\d:.,/+$€£#-]|(?:[\d.m]|UTC|GMT)\s?[+-]\s)`

const forms = [
  // 2-3pm · from 11 to 1:30 pm
  String.raw`${free}(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?\s*(?:-|to|until|till|and)\s*(?<endHour>\d{1,2})(?:[:.](?<endMinute>[0-5]\d))?\s*${meridiem}`,
  // 12:45pm · 3 p.m. · 3.30pm
  String.raw`${free}(?<hour>\d{1,2})(?:[:.h](?<minute>[0-5]\d))?(?::[0-5]\d)?\s*${meridiem}`,
  // 19:00 · 10:00:30 · 15h30 · T1500
  String.raw`${free}(?<hour>[01]?\d|2[0-3])(?::|h)(?<minute>[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(?![\d:]|\s*(?:minutes|mins)\b)`,
  String.raw`(?<=\d{8}T)(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)(?:[0-5]\d)?`,
  // kl. 14.30 · kl. 9 · om 15 uur
  String.raw`(?<=\b(?:kl\.?|klokken|klockan)\s{0,2})(?<hour>[01]?\d|2[0-3])(?:[.:](?<minute>[0-5]\d))?(?![\d.:]\d)`,
  // 10.30 - 11.15 Uhr
  String.raw`${free}(?<hour>[01]?\d|2[0-3])[.:](?<minute>[0-5]\d)\s*(?:-|bis|tot|til)\s*(?:[01]?\d|2[0-3])[.:][0-5]\d\s?(?:Uhr|uur)(?!\p{L})`,
  // 15 Uhr · 14.30 Uhr · 15h · 1500 hrs · 10 o'clock
  String.raw`${free}(?<hour>[01]?\d|2[0-3])(?:[.:](?<minute>[0-5]\d))?\s?(?:Uhr|uur|o'clock|h)(?![\p{L}\d])`,
  String.raw`${free}(?<hour>[01]\d|2[0-3])(?<minute>[0-5]\d)\s?(?:hrs|hours|hr)\b`,
  String.raw`\b(?<word>noon|midday|midnight)\b`,
  // at 3
  String.raw`\b(?:at|@|around)\s+(?<bare>\d{1,2})(?![\d:./%,]|\s*(?:st|nd|rd|th|am|pm|a\.m|p\.m|minutes|mins|min|people|[A-Z]\p{L}+ (?:Street|St|Road|Rd|Ave)))\b`,
].map((form) => new RegExp(form, 'giu'))

type Groups = Record<string, string | undefined>

function clockOf(groups: Groups): Pick<TimeMention, 'hour' | 'minute' | 'assumed'> | null {
  if (groups.word) return { hour: /night/i.test(groups.word) ? 0 : 12, minute: 0, assumed: false }
  if (groups.bare) {
    const hour = Number(groups.bare)
    if (hour < 1 || hour > 12) return null
    // Meetings are held between eight and eight.
    return { hour: hour < 8 ? hour + 12 : hour, minute: 0, assumed: true }
  }
  const hour = Number(groups.hour)
  const minute = Number(groups.minute ?? 0)
  if (!groups.meridiem) return hour < 24 ? { hour, minute, assumed: false } : null
  if (hour > 12 || hour < 1) {
    return hour < 24 && !groups.endHour ? { hour, minute, assumed: false } : null
  }
  const isPm = /^p/i.test(groups.meridiem)
  const of12 = (isHourPm: boolean) => (hour % 12) + (isHourPm ? 12 : 0)
  if (!groups.endHour) return { hour: of12(isPm), minute, assumed: false }
  const end = ((Number(groups.endHour) % 12) + (isPm ? 12 : 0)) * 60 + Number(groups.endMinute ?? 0)
  const sameHalf = of12(isPm) * 60 + minute < end
  return { hour: of12(sameHalf ? isPm : !isPm), minute, assumed: false }
}

const longestIsoTime = 30

/** Whether a text ends with a time as ISO 8601 or mail heads write it: an offset may follow. */
export const isIsoTime = (before: string): boolean =>
  /(?:T\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?|\b\d{1,2}:\d{2}:\d{2}(?:\.\d+)?)$/.test(
    before.slice(-longestIsoTime),
  )

const rangeJoint = /^(?:\s*\(?[A-Z]{1,5}\)?)?\s*(?:-|to|until|till|bis|tot|til|à)\s*$/i

/** Every time of day of the text, in order, ranges as one. */
export function findTimes(text: string): TimeMention[] {
  const found: TimeMention[] = []
  const taken = takenPlaces(text)
  for (const form of forms) {
    for (const match of text.matchAll(form)) {
      const start = match.index
      const end = start + match[0].length
      const clock = clockOf(match.groups ?? {})
      if (!clock || taken.has(start, end)) continue
      found.push({ start, end, firstEnd: end, ...clock })
      taken.add(start, end)
    }
  }
  found.sort((a, b) => a.start - b.start)
  return joinRanges(text, found)
}

const later =
  /^\s*(?:-|to|until|till|bis|tot|til|à)\s*(?:kl\.?\s*)?(?:[01]?\d|2[0-3])[:.h][0-5]\d(?:\s*(?:a|p)\.?m\b\.?)?/i

function joinRanges(text: string, times: readonly TimeMention[]): TimeMention[] {
  const joined: TimeMention[] = []
  for (const time of times) {
    const last = joined.at(-1)
    if (last && rangeJoint.test(text.slice(last.end, time.start))) last.end = time.end
    else joined.push({ ...time })
  }
  for (const time of joined) {
    const rest = text.slice(time.end).match(later)
    if (rest && !isIsoTime(text.slice(0, time.end))) time.end += rest[0].length
  }
  return joined
}

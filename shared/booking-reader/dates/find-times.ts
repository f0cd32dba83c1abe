import { weekdayPattern } from './calendar-words.ts'
import { hourWithPeriod, periodBefore, periodBehind } from './day-periods.ts'
import { takenPlaces } from './find-dates.ts'
import { plainDigits } from './plain-digits.ts'
import { findSpokenTimes, type SpokenTime } from './spoken-clock.ts'

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
  /** The text says which half of the day, or names a clock of 24 hours. */
  period: boolean
}

const period = `[([]?(?<period>${periodBehind})`
const free = String.raw`(?<![\d:.,/+$€£#-]|(?:[\d.m]|UTC|GMT)\s?[+-]\s)`
const hour24 = String.raw`(?<hour>[01]?\d|2[0-3])`
const minutes = String.raw`(?<minute>[0-5]\d)`
/** What says hour in some language between the figures and the part of the day. */
const unit = String.raw`(?:\s?(?:Uhr|uur|heures?|horas?|ore|h|óra|giờ|час(?:ов|а)?|ч\.|hodin|godz\.)(?![\p{L}\d]))?`

/** Words that a clock follows, in the languages of the dates. */
const timeWord = String.raw`(?:\b(?:at|um|gegen|ab|vers|alle|om|ved|kell|klo|a las?|o godz\.?|godz\.?|godzinie|ore)|(?<!\p{L})(?:à|às|o|u|v|ve|в|kl\.?|kl\.? ?)|@)`
/** Behind figures that are a price, an amount or the number of a house. */
const amount = String.raw`\s?(?:[€$£¥%]|(?:eur|euros?|usd|gbp|chf|dollars?|per|each|pro|je|pp|people|persons?|personen|personnes|personas|persone|percent|prozent|units?|st[üu]ck|stunden|hours|heures|minutes|minuten|min|mins|km|seats?|employees|mitarbeiter)(?![\p{L}\d]))`
/** Behind the number of a house: 'at 1530 Main Street'. */
const street = String.raw`\s+\p{L}{2,20}\s+(?:\p{L}{2,20}\s+)?(?:Street|St|Road|Rd|Ave|Avenue|Lane|Drive|Blvd|Boulevard|Way|Court|Square|Place)(?!\p{L})`

const forms = [
  // 2-3pm · from 11 to 1:30 pm
  String.raw`${free}(?<hour>\d{1,2})(?:[:.]${minutes})?\s*(?:-|to|until|till|and)\s*(?<endHour>\d{1,2})(?:[:.](?<endMinute>[0-5]\d))?\s*${period}`,
  // 12:45pm · 3 p.m. · 3.30pm · 2:30 μ.μ. · 10 de la mañana
  String.raw`${free}(?<hour>\d{1,2})(?:[:.h]${minutes})?(?::[0-5]\d(?:\.\d+)?)?${unit}\s*${period}`,
  // 下午3点半 · 오후 2시 30분
  String.raw`${free}(?<hour>[01]?\d|2[0-4])\s?[时時点點시](?:\s?${minutes}\s?[分분]?|\s?(?<half>半|반))?`,
  // 14 Uhr 30 · 14 h 30 · 15h30min
  String.raw`${free}(?<hour>0\d|[7-9]|1\d|2[0-3])\s?(?:Uhr|uur|h|heures?|horas?)\s?${minutes}(?:(?<=h\d\d)min)?(?![\p{L}\d:]|\s?min|${amount})`,
  // at 1530 · um 13.30
  String.raw`(?<=${timeWord}\s{0,2})(?<hour>[01]\d|2[0-3])(?<!\b20(?=[2-3]\d))${minutes}(?![\p{L}\d]|[./:-]\d|\s\d{3}|${amount}|${street})`,
  String.raw`(?<=${timeWord}\s{1,2})${hour24}\.${minutes}(?![\p{L}\d]|[./:,-]\d|${amount})`,
  // Do 3.12. 1530 · Do 3.12. 13.30, behind a date that was blanked
  String.raw`(?<=_{4},?\s{1,2})(?<hour>[01]\d|2[0-3])${minutes}(?=\s*(?:$|[\n,;!?)]|\.(?!\d)|-\s?\d)|\s(?:CES?T|MES?Z|UTC|GMT|BST|[ECMP][SD]?T)\b)`,
  String.raw`(?<=_{4},?\s{1,2})${hour24}\.${minutes}(?![\p{L}\d]|[./:,-]\d|${amount})`,
  // 下午3 · du. 2 · PM 2, where the part of the day alone says that it is a time
  String.raw`(?<=[\p{L}.]\s?)(?<before>\d{1,2})(?![\d:.,/%-]|\s?(?:[\p{L}\d]))`,
  // 19:00 · 10:00:30 · 15h30 · 15 h 30 · T1500
  String.raw`${free}${hour24}(?::|\s?h\s?)${minutes}(?::[0-5]\d(?:\.\d+)?)?(?![\d:]|\s*(?:minutes|mins?)\b)`,
  String.raw`(?<=[\d_]{8}T)(?<hour>[01]\d|2[0-3])${minutes}(?:[0-5]\d)?`,
  // kl. 14.30 · kl. 9 · alle ore 15 · godz. 9.30
  String.raw`(?<=\b(?:kl\.?|klokken|klockan|ore|godz\.?|godzinie)\s{0,2})${hour24}(?:[.:]${minutes})?(?![\d.:]\d)`,
  // 10.30 - 11.15 Uhr
  String.raw`${free}${hour24}[.:]${minutes}\s*(?:-|bis|tot|til)\s*(?:[01]?\d|2[0-3])[.:][0-5]\d\s?(?:Uhr|uur)(?!\p{L})`,
  // 15 Uhr · 14.30 Uhr · 15h · 1500 hrs · 10 o'clock
  String.raw`${free}${hour24}(?:[.:]${minutes})?\s?(?:Uhr|uur|o'clock|h)(?![\p{L}\d]|\s?\d{1,2}\s?min)`,
  String.raw`${free}(?<hour>[01]\d|2[0-3])${minutes}\s?(?:hrs|hours|hr|h)\b`,
  // à 14 heures · a las 15 horas, never how long it takes
  String.raw`(?<=${timeWord}\s{1,2})${hour24}\s?(?:heures?|horas?|hs|час(?:ов|а)?|hodin|ór[aá]kor)(?![\p{L}\d])`,
  String.raw`\b(?:12\s)?(?<word>noon|midday|midnight)\b`,
  String.raw`(?<!\p{L})(?:à|al?|ao|a la|à|um|om|o|w|i|kl\.?)\s(?<word>midi|minuit|mediodía|mezzogiorno|mezzanotte|medianoche|meio-dia|meia-noite|południe|południu|mitternacht|middernacht|midnatt)(?![\p{L}-]|\s?\d)`,
  String.raw`(?<!\p{L})(?<word>mittags|mezzogiorno|mediodía|meio-dia)(?![\p{L}-]|\s(?:(?:um|gegen|a las?|alle|às)\s)?\d)`,
  // um 11 · alle 15.
  String.raw`(?<=\b(?:um|gegen|alle|om|a las?|às)\s{1,2})(?<bare24>\d{1,2})(?=\s*(?:$|[\n;!?)]|[.,](?!\d))|\s+(?:am|an|on|op|il|el|le|den|uhr|${weekdayPattern})\b)`,
  // at 3 · at 11.
  String.raw`(?:\b(?:at|around)\s+|(?<!\S)@\s*)(?<bare>\d{1,2})(?![\d:/%]|[.,]\d|\s*(?:st|nd|rd|th|am|pm|a\.m|p\.m|minutes|mins|min|people|[A-Z]\p{L}+ (?:Street|St|Road|Rd|Ave)))\b`,
].map((form) => new RegExp(form, 'giu'))

const midnight = /night|nuit|notte|noche|noite|nacht|natt/i

type Groups = Record<string, string | undefined>
type Clock = Pick<TimeMention, 'hour' | 'minute' | 'assumed' | 'period'>

/** Meetings are held between eight and eight. */
const inOfficeHours = (hour: number): number => (hour < 8 ? hour + 12 : hour)

function bareClock(hour: number, latest: number): Clock | null {
  if (hour < 1 || hour > latest) return null
  return { hour: inOfficeHours(hour), minute: 0, assumed: hour <= 12, period: false }
}

function clockOf(groups: Groups): Clock | null {
  if (groups.word) {
    return { hour: midnight.test(groups.word) ? 0 : 12, minute: 0, assumed: false, period: true }
  }
  if (groups.bare) return bareClock(Number(groups.bare), 12)
  if (groups.bare24) return bareClock(Number(groups.bare24), 23)
  const hour = Number(groups.hour)
  const minute = groups.half ? 30 : Number(groups.minute ?? 0)
  if (!groups.period) {
    return hour < 24 ? { hour, minute, assumed: false, period: false } : null
  }
  const { period: word } = groups
  if (!groups.endHour) {
    const said = hourWithPeriod(hour, word)
    return said === null ? null : { hour: said, minute, assumed: false, period: true }
  }
  const end = hourWithPeriod(Number(groups.endHour), word)
  if (hour > 12 || hour < 1 || end === null) return null
  const isPm = end >= 12
  const of12 = (isHourPm: boolean) => (hour % 12) + (isHourPm ? 12 : 0)
  const sameHalf = of12(isPm) * 60 + minute < end * 60 + Number(groups.endMinute ?? 0)
  return { hour: of12(sameHalf ? isPm : !isPm), minute, assumed: false, period: true }
}

const behindTimeWord = new RegExp(String.raw`${timeWord}\s*$`, 'iu')
const longestTimeWord = 12

/**
 * A time as it stands in its text: with the part of the day before it, or as the afternoon that
 * 'at 2:30' and 'um 3 Uhr' mean. Null for a number that no part of the day makes a time.
 */
function inItsPlace(
  text: string,
  at: number,
  groups: Groups,
  isFree: (from: number, to: number) => boolean,
): (Clock & { start: number }) | null {
  const hour = Number(groups.before ?? groups.bare ?? groups.bare24 ?? groups.hour)
  const found = groups.period ? null : periodBefore(text, at)
  // Of '9:00 AM 10:00' the word belongs to the clock before it.
  const period = found && isFree(found.start, at) ? found : null
  const said = period && hourWithPeriod(hour, period.word)
  if (period && typeof said === 'number' && !groups.endHour) {
    const minute = groups.half ? 30 : Number(groups.minute ?? 0)
    return { start: period.start, hour: said, minute, assumed: false, period: true }
  }
  if (groups.before) return null
  const clock = clockOf(groups)
  if (!clock) return null
  const before = text.slice(Math.max(0, at - longestTimeWord), at)
  const isAfternoon = /^[1-6]$/.test(groups.hour ?? '') && !groups.period && !groups.endHour
  return isAfternoon && behindTimeWord.test(before)
    ? { ...clock, start: at, hour: hour + 12, assumed: true }
    : { ...clock, start: at }
}

const periodHere = new RegExp(String.raw`^[\s,]*(${periodBehind})`, 'iu')

/** A time in words with the part of the day that stands beside it, else in the hours of an office. */
function spokenTime(text: string, { start, end, hour, minute }: SpokenTime): TimeMention {
  const before = periodBefore(text, start)
  const behind = text.slice(end, end + 40).match(periodHere)
  const word = behind?.[1] ?? before?.word
  const said = word === undefined ? null : hourWithPeriod(hour, word)
  if (said === null) {
    const known = { hour: inOfficeHours(hour), minute, assumed: true, period: false }
    return { start, end, firstEnd: end, ...known }
  }
  const last = end + (behind?.[0].length ?? 0)
  const known = { hour: said, minute, assumed: false, period: true }
  return { start: behind ? start : (before?.start ?? start), end: last, firstEnd: last, ...known }
}

const longestIsoTime = 30

/** Whether a text ends with a time as ISO 8601 or mail heads write it: an offset may follow. */
export const isIsoTime = (before: string): boolean =>
  /(?:T\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?|\d{8}T\d{4,6}|\b\d{1,2}:\d{2}:\d{2}(?:\.\d+)?)$/.test(
    before.slice(-longestIsoTime),
  )

const rangeJoint = /^(?:\s*\(?[A-Z]{1,5}\)?)?\s*(?:-|to|until|till|bis|tot|til|à)\s*$/i

/** Every time of day of the text, in order, ranges as one. */
export function findTimes(written: string): TimeMention[] {
  const text = plainDigits(written)
  const found: TimeMention[] = []
  const taken = takenPlaces(text)
  const isFree = (from: number, to: number) => !taken.has(from, to)
  for (const { start, end, hour, minute } of findSpokenTimes(text)) {
    if (!isFree(start, end)) continue
    found.push(spokenTime(text, { start, end, hour, minute }))
    taken.add(found.at(-1)?.start ?? start, found.at(-1)?.end ?? end)
  }
  for (const form of forms) {
    for (const match of text.matchAll(form)) {
      const end = match.index + match[0].length
      if (!isFree(match.index, end)) continue
      const clock = inItsPlace(text, match.index, match.groups ?? {}, isFree)
      if (!clock) continue
      found.push({ end, firstEnd: end, ...clock })
      taken.add(clock.start, end)
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

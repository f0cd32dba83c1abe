import {
  monthFirstPattern,
  monthOf,
  monthPattern,
  shortWeekdayPattern,
  weekdayOf,
  weekdayPattern,
} from './calendar-words.ts'
import { plainDigits } from './plain-digits.ts'

/** A date written out in a text. */
export type DateMention = {
  start: number
  end: number
  /** Null where the text leaves it out. */
  year: number | null
  month: number
  day: number
  /** 0 (Sunday) to 6 where the text names it. */
  weekday: number | null
  /** Written in figures such that day and month could change places: 03/04/2025. */
  swappable: boolean
}

const weekday = String.raw`(?:(?<!\p{L})(?<weekday>${weekdayPattern})(?!\p{L})\.?,?\s+(?:the\s+|den\s+|d\.\s*|le\s+|el\s+)?)?`
const month = `(?<month>${monthPattern})`
const monthFirst = `(?<month>${monthFirstPattern})`
const notInNumber = String.raw`(?<![\d.,:/-])`
const year4 = String.raw`(?<year>(?:19|20)\d{2})(?![\d:])`

/** A time that makes figures before it a day. */
const clockFollows = String.raw`(?:(?:om|um|at|@|à|às|a las|alle|ore|kl\.?)\s+)?\d{1,2}(?:[:.h]\d\d|\s?(?:uur|h|uhr))(?![\d-])`

/** Of a day of the week any abbreviation, before figures alone. */
const anyWeekday = String.raw`(?<![\p{L}\d.])(?<weekday>${weekdayPattern}|${shortWeekdayPattern})(?!\p{L})(?:\.,?|,)?\s+(?:(?:the|den|d\.|le|el|il|dia)\s+)?`

const forms = [
  // 2026. december 3.
  String.raw`(?<![\d.])${year4}\.?\s+${monthFirst}(?!\p{L})\.?\s+(?<day>\d{1,2})(?![\d:])\.?`,
  // Wednesday, September 24, 2025 · Sept 24th · Mar 3 2026
  String.raw`${weekday}(?<![\p{L}])${monthFirst}(?!\p{L})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d:]|\s*(?:a\.?m|p\.?m)\b|\.\d)(?:\s*,?\s*${year4})?`,
  // Tuesday 8 February 2022 · 24-Sep-25 · 3rd of March · 8. Februar 2022
  String.raw`${weekday}${notInNumber}(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º|°)?(?:\s+(?:of\s+|de\s+)?|-)${month}(?![\p{L}])\.?(?:\s*,?\s*(?:de\s+)?${year4}|-(?<short>\d{2})(?![\d:])|\s+'(?<short2>\d{2})\b|-${year4.replace('year', 'year2')})?`,
  // 2026年12月3日 · 2026년 12월 3일 · 12月3日
  String.raw`(?<!\d)(?:(?<year>(?:19|20)\d{2})\s?[年년]\s?)?(?<month>\d{1,2})\s?[月월]\s?(?<day>\d{1,2})\s?[日号號일]`,
  // 2025-09-24 · 2025/9/24 · 20250924T…
  String.raw`${weekday}(?<![\d-])(?<year>(?:19|20)\d{2})(?<separator>[-/.])(?<month>\d{1,2})\k<separator>(?<day>\d{1,2})(?!\d)`,
  String.raw`(?<!\d)(?<year>20\d{2})(?<month>[01]\d)(?<day>[0-3]\d)(?=T\d{4})`,
  // 24.09.2025 · 9/24/25 · 24-09-2025
  String.raw`${weekday}${notInNumber}(?<first>\d{1,2})(?<separator>[/.-])(?<second>\d{1,2})\k<separator>(?<year>(?:19|20)\d{2}|\d{2})(?![\d/-]|\.\d)`,
  // 24. 3. 2026
  String.raw`${weekday}${notInNumber}(?<first>\d{1,2})(?<separator>\.) (?<second>\d{1,2})\. ?(?<year>(?:19|20)\d{2})(?![\d/-])`,
  // ven. 4/12 · vr 4/12 om 10 uur, never 'do 3/4 of it'
  String.raw`${anyWeekday}(?<=[.,]\s|(?=\d{1,2}\/\d{1,2},?\s+${clockFollows}))(?<first>\d{1,2})(?<separator>[/])(?<second>\d{1,2})(?![\d/:]|\.\d)`,
  // Tue 3/3 · fredag d. 4/12
  String.raw`(?<![\p{L}\d.])(?<weekday>${weekdayPattern})(?!\p{L})(?:\.,?|,)?\s+(?:(?:the|den|d\.|le|el|il|dia)\s+)?(?<first>\d{1,2})(?<separator>[/])(?<second>\d{1,2})(?![\d/:]|\.\d)`,
  // vr 4-12 om 10:00
  String.raw`${anyWeekday}(?<first>\d{1,2})(?<separator>-)(?<second>\d{1,2})(?=,?\s+${clockFollows})`,
  // Do 3.12. · Freitag, 4. 12.
  String.raw`${anyWeekday}(?<first>\d{1,2})(?<separator>\.)\s?(?<second>\d{1,2})(?:\.(?!\d)|(?=\s+(?:um|ab|gegen|kl\.?|alle|ore|à|o|\d{1,2}(?:[:.h]\d\d|\s?(?:h|uhr)))(?![\p{L}\d])))`,
  // am 4.12. · 4.12. um 9:30
  String.raw`(?:(?<=(?<!\p{L})(?:am|den|vom|auf den|d\.)\s{1,2})(?<!\d)|${notInNumber}(?<!(?:\bv|version|release|kapitel|abschnitt|punkt|§)\.?\s?)(?=\d{1,2}\.\d{1,2}\.,?\s{1,2}(?:(?:um|ab|gegen|kl\.?|at|@|à|alle|o)\s{1,2})?\d{1,2}(?:[:.]\d\d(?![\d.])|\s?(?:h|uhr)(?!\p{L}))))(?<first>\d{1,2})(?<separator>\.)(?<second>\d{1,2})\.(?!\d)`,
].map((form) => new RegExp(form, 'giu'))

type Groups = Record<string, string | undefined>

const wholeYear = (written: string | undefined): number | null =>
  written === undefined ? null : Number(written) < 100 ? 2000 + Number(written) : Number(written)

function mentionOf(groups: Groups, start: number, end: number): DateMention | null {
  const year = wholeYear(groups.year ?? groups.year2 ?? groups.short ?? groups.short2)
  const base = { start, end, year, weekday: weekdayOf(groups.weekday) }
  if (groups.first && groups.second) {
    return figures(Number(groups.first), Number(groups.second), groups.separator ?? '', base)
  }
  const month = monthOf(groups.month ?? '') ?? Number(groups.month)
  const day = Number(groups.day)
  return valid(month, day) ? { ...base, month, day, swappable: false } : null
}

const valid = (month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31

function figures(
  first: number,
  second: number,
  separator: string,
  base: Pick<DateMention, 'start' | 'end' | 'year' | 'weekday'>,
): DateMention | null {
  const dayFirst = valid(second, first)
  const monthFirst = valid(first, second)
  if (!dayFirst && !monthFirst) return null
  const swappable = dayFirst && monthFirst && first !== second && separator !== '.'
  // Points between figures are written where the day comes first.
  const asDayFirst = dayFirst && (!monthFirst || separator === '.')
  const [month, day] = asDayFirst ? [second, first] : [first, second]
  return { ...base, month, day, swappable }
}

/** Keeps which places of a text something was found at; asking costs the same however much it was. */
export function takenPlaces(text: string) {
  const taken = new Uint8Array(text.length)
  return {
    has: (start: number, end: number) => taken.subarray(start, end).includes(1),
    add: (start: number, end: number) => void taken.fill(1, start, end),
  }
}

/** Every date written in the text with its month, in order; a swappable one with the month first. */
export function findDates(written: string): DateMention[] {
  const text = plainDigits(written)
  const mentions: DateMention[] = []
  const taken = takenPlaces(text)
  for (const form of forms) {
    for (const match of text.matchAll(form)) {
      const end = match.index + match[0].length
      const mention = mentionOf(match.groups ?? {}, match.index, end)
      if (!mention || taken.has(match.index, end)) continue
      mentions.push(mention)
      taken.add(match.index, end)
    }
  }
  return mentions.sort((a, b) => a.start - b.start)
}

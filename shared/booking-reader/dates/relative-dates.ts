import * as chrono from 'chrono-node/en'
import { addDays, type Day, weekdayOn } from './calendar-day.ts'
import { weekdayOf, weekdayPattern } from './calendar-words.ts'

/** A date that a text tells from another day: 'tomorrow', 'next Tuesday', 'Thursday the 12th'. */
export type RelativeMention = {
  start: number
  end: number
  day: Day
  /** The clock, where the words say one themselves: 'in two hours', 'tomorrow afternoon'. */
  clock: { hour: number; minute: number } | null
}

const points =
  /\b(?:today|tonight|tomorrow|tmrw|tmr|\w*day|weds?|tues?|thurs?|fri|mon|sat|sun|in .*(?:hour|day|week)s?|from now|fortnight)\b/i
const pastOrVague = /\b(?:ago|last|yesterday|past|previous|earlier)\b/i
const weekdayRange = new RegExp(
  String.raw`^\s*(?:-|to|through|until|till)\s*(?:${weekdayPattern})\b`,
  'i',
)
const wholeRange = new RegExp(
  String.raw`(?:${weekdayPattern})s?\s*(?:-|to|through|until|till)\s*(?:${weekdayPattern})`,
  'i',
)
const endOfWeekdayRange = new RegExp(
  String.raw`\b(?:${weekdayPattern})s?\s*(?:-|to|through|until|till)\s*$`,
  'i',
)
/** Characters before a date that may make it the end of a range. */
const nearby = 60
const dayPart = { morning: 9, afternoon: 14, evening: 18, tonight: 19 } as const

const counts: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4 }
const weeksFrom = new RegExp(
  String.raw`\b(?<count>an?|one|two|three|four|\d)\s+weeks?\s+from\s+(?<from>today|tomorrow|${weekdayPattern})\b`,
  'gi',
)
const dayAfterTomorrow = /\b(?:the )?day after tomorrow\b/gi

const dayOfMonth = new RegExp(
  String.raw`\b(${weekdayPattern})\b,?\s+(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)\b`,
  'gi',
)

/** 'Thursday the 12th': the next day from `reference` that is both. */
function daysOfMonth(text: string, reference: Day): RelativeMention[] {
  return [...text.matchAll(dayOfMonth)].flatMap((match) => {
    const weekday = weekdayOf(match[1])
    for (let ahead = 0; ahead <= 366; ahead++) {
      const day = addDays(reference, ahead)
      if (day.day === Number(match[2]) && weekdayOn(day) === weekday) {
        return [{ start: match.index, end: match.index + match[0].length, day, clock: null }]
      }
    }
    return []
  })
}

/** The first such weekday after `reference`. */
function nextWeekday(weekday: number, reference: Day): Day {
  const ahead = (weekday - weekdayOn(reference) + 7) % 7
  return addDays(reference, ahead === 0 ? 7 : ahead)
}

/** 'Two weeks from Tuesday' and 'the day after tomorrow', which chrono reads as their last word. */
function countedDays(text: string, reference: Day): RelativeMention[] {
  const mention = (match: RegExpExecArray, day: Day): RelativeMention => ({
    start: match.index,
    end: match.index + match[0].length,
    day,
    clock: null,
  })
  return [
    ...[...text.matchAll(dayAfterTomorrow)].map((match) => mention(match, addDays(reference, 2))),
    ...[...text.matchAll(weeksFrom)].map((match) => {
      const { count = '1', from = 'today' } = match.groups ?? {}
      const weekday = weekdayOf(from)
      const first =
        weekday !== null
          ? nextWeekday(weekday, reference)
          : addDays(reference, from.toLowerCase() === 'tomorrow' ? 1 : 0)
      return mention(
        match,
        addDays(first, 7 * (counts[count.toLowerCase()] ?? (Number(count) || 1))),
      )
    }),
  ]
}

/**
 * The dates that the text tells from `reference` (a local day and minute of the day), in order.
 * Past ones ('last Friday') are left out, as are spans of weekdays ('Monday to Friday').
 */
export function findRelativeDates(
  text: string,
  reference: Day,
  minuteOfDay = 0,
): RelativeMention[] {
  const exact = [...daysOfMonth(text, reference), ...countedDays(text, reference)]
  const instant = new Date(
    Date.UTC(reference.year, reference.month - 1, reference.day, 0, minuteOfDay),
  )
  // The reference is a wall clock: as UTC with zone 0, chrono counts on that clock alone.
  const results = chrono.parse(text, { instant, timezone: 0 }, { forwardDate: true })
  const relative = results.flatMap((result) => {
    const { start } = result
    const end = result.index + result.text.length
    if (!points.test(result.text) || pastOrVague.test(result.text)) return []
    if (wholeRange.test(result.text)) return []
    const before = text.slice(Math.max(0, result.index - nearby), result.index)
    if (endOfWeekdayRange.test(before)) return []
    if (weekdayRange.test(text.slice(end)) || /[-@/\w]$/.test(before)) return []
    if (exact.some((other) => result.index < other.end && other.start < end)) return []
    const day = {
      year: start.get('year') ?? reference.year,
      month: start.get('month') ?? reference.month,
      day: start.get('day') ?? reference.day,
    }
    return [{ start: result.index, end, day, clock: clockOf(result) }]
  })
  return [...exact, ...relative].sort((a, b) => a.start - b.start)
}

function clockOf({ text, start }: chrono.ParsedResult): RelativeMention['clock'] {
  if (/\bin\b.*\bhours?\b/i.test(text)) {
    return { hour: start.get('hour') ?? 0, minute: start.get('minute') ?? 0 }
  }
  const part = text.toLowerCase().match(/morning|afternoon|evening|tonight/)?.[0]
  const hour = Object.entries(dayPart).find(([name]) => name === part)?.[1]
  return hour === undefined ? null : { hour, minute: 0 }
}

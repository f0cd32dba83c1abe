import { type HostRules, rangesOn } from './free-times.ts'
import type { SlotRule } from './schema.ts'
import { dayInWords } from './when.ts'

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Minutes as people say them: 240 is `4 hours`. */
function duration(minutes: number): string {
  if (minutes > 0 && minutes % 1_440 === 0) return counted(minutes / 1_440, 'day')
  if (minutes > 0 && minutes % 60 === 0) return counted(minutes / 60, 'hour')
  return counted(minutes, 'minute')
}

function hoursOf(rules: HostRules, date: string): string {
  const ranges = rangesOn(rules, date)
  if (ranges.length === 0) return `There are no hours on ${dayInWords(date)} (${rules.timeZone}).`
  const said = ranges.map(({ from, to }) => `${from}–${to}`).join(', ')
  return `Outside the hours of ${dayInWords(date)}: ${said} (${rules.timeZone}).`
}

/** Why a rule takes a time away from a host; `date` is the day on the host's own calendar. */
export function ruleSentence(rule: SlotRule, rules: HostRules | null, date: string): string {
  switch (rule) {
    case 'inactive':
      return 'The account is deactivated.'
    case 'not-a-host':
      return 'Does not take this meeting type.'
    case 'booked':
      return 'Overlaps another booking, or the time kept free around it.'
    case 'held':
      return 'A visitor has chosen it and is about to book.'
    case 'busy':
      return 'Busy in a calendar that is kept elsewhere.'
  }
  if (rule === 'no-hours' || !rules) return 'No hours are set.'
  switch (rule) {
    case 'outside-hours':
      return hoursOf(rules, date)
    case 'away':
      return `Away on ${dayInWords(date)}.`
    case 'not-a-start':
      return 'Within the hours, but between two starts: these are counted from the beginning of the hours.'
    case 'too-soon':
      return `Sooner than the least notice of ${duration(rules.leastNoticeMinutes)}.`
    case 'too-far':
      return `More than ${counted(rules.horizonDays, 'day')} ahead.`
    case 'daily-limit':
      return `The day has its ${counted(rules.dailyLimit ?? 0, 'booking')} already.`
  }
}

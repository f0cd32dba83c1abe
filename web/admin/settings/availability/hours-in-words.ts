import type { TimeRange } from '#shared/booking/weekly-hours.ts'

const clocks = {
  hours: new Intl.DateTimeFormat('en', { hour: 'numeric', timeZone: 'UTC' }),
  minutes: new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
}

/** A time as the clock shows it, `17:30`, on any one day. */
const onAnyDay = (time: string) => Date.parse(`1970-01-01T${time}Z`)

/** A time from and to as one reads it: `9 AM – 12 PM`, `1 – 5 PM`. */
export function rangeInWords({ from, to }: TimeRange): string {
  const clock = [from, to].every((time) => time.endsWith(':00')) ? clocks.hours : clocks.minutes
  // An instant of the next day, of which a range would say both dates.
  if (to === '24:00') return `${clock.format(onAnyDay(from))} – midnight`
  return clock.formatRange(onAnyDay(from), onAnyDay(to))
}

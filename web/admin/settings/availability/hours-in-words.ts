import type { TimeRange } from '#shared/booking/weekly-hours.ts'

const clock = new Intl.DateTimeFormat('en', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** A time as the clock shows it, `17:30`, on any one day. */
const onAnyDay = (time: string) => Date.parse(`1970-01-01T${time}Z`)

/** `24:00` is an instant of the next day, of which a range would say both dates. */
const rangeInWords = ({ from, to }: TimeRange) =>
  to === '24:00'
    ? `${clock.format(onAnyDay(from))} – midnight`
    : clock.formatRange(onAnyDay(from), onAnyDay(to))

/** The hours of a day as one reads them: `9:00 AM – 12:00 PM, 1:00 – 5:00 PM`. */
export const hoursInWords = (ranges: readonly TimeRange[]): string =>
  ranges.map(rangeInWords).join(', ')

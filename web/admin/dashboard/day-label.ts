const short = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A date of the calendar, `2026-03-02`, as a chart has room for it: Mar 2. */
export const dayLabel = (date: string): string => short.format(Date.parse(date))

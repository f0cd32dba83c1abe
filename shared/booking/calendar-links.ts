/** What a calendar is told of a booking. */
export type CalendarEntry = {
  title: string
  start: string
  end: string
  /** A video address, a phone number or words; empty for none. */
  place: string
  /** Lines of text; empty for none. */
  details: string
}

/** `2026-03-02T15:30:00.000Z` as `20260302T153000Z`. */
const compact = (instant: string) => instant.replace(/[-:]|\.\d+/g, '')

/** Where Google's calendar opens with the entry filled in. */
export const googleLink = ({ title, start, end, place, details }: CalendarEntry): string =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    ...(details && { details }),
    ...(place && { location: place }),
  })}`

/** Where Outlook's calendar opens with the entry filled in. It reads a plus sign as it stands, so spaces are `%20`. */
export const outlookLink = ({ title, start, end, place, details }: CalendarEntry): string => {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: start,
    enddt: end,
    ...(details && { body: details }),
    ...(place && { location: place }),
  })
  return `https://outlook.live.com/calendar/0/action/compose?${query.toString().replaceAll('+', '%20')}`
}

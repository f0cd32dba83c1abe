import { expect } from 'vitest'
import { freeStarts, type HostTimes } from '#shared/booking/free-times.ts'
import { weeklyHours } from '#shared/booking/weekly-hours.ts'

const day = 24 * 60 * 60_000

/**
 * Checks a zone's every change of the clocks from 2020 to 2035: on its day and the two beside it a rule
 * yields the wall clock's hours, none in a gap and none twice (booking.md §4). Returns how many there were.
 */
export function checkClockChanges(timeZone: string): number {
  const end = Temporal.PlainDate.from('2036-01-01').toZonedDateTime(timeZone).epochMilliseconds
  let changes = 0
  let change = Temporal.PlainDate.from('2020-01-01')
    .toZonedDateTime(timeZone)
    .getTimeZoneTransition('next')
  for (; change && change.epochMilliseconds < end; change = change.getTimeZoneTransition('next')) {
    changes += 1
    const changed = change.toPlainDate()
    for (const date of [changed.subtract({ days: 1 }), changed, changed.add({ days: 1 })]) {
      checkDay(date, timeZone, 9, 17)
      checkDay(date, timeZone, 0, 24)
    }
  }
  return changes
}

const clock = (hours: number) => `${String(hours).padStart(2, '0')}:00`

function hostFrom(timeZone: string, opens: number, closes: number): HostTimes {
  const ranges = [{ from: clock(opens), to: clock(closes) }]
  const weekdays = Object.keys(weeklyHours.shape)
  return {
    rules: {
      timeZone,
      weekly: weeklyHours.parse(Object.fromEntries(weekdays.map((weekday) => [weekday, ranges]))),
      exceptions: [],
      leastNoticeMinutes: 0,
      horizonDays: 10,
      bufferBeforeMinutes: 0,
      bufferAfterMinutes: 0,
      dailyLimit: null,
    },
    isActive: true,
    takesType: true,
    booked: [],
    held: [],
    completed: [],
    busy: [],
  }
}

/** Compares the starts of meetings of 30 minutes with what the wall's clock shows, by Temporal alone. */
function checkDay(date: Temporal.PlainDate, timeZone: string, opens: number, closes: number) {
  const from = date.toZonedDateTime(timeZone).epochMilliseconds
  const until = date.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds
  const host = hostFrom(timeZone, opens, closes)
  const starts = freeStarts({ host, minutes: 30, now: from - day, within: { from, until } })
  const shown = starts.map((start) =>
    Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timeZone).toPlainDateTime(),
  )
  const walls = Array.from({ length: (closes - opens) * 2 }, (_, at) =>
    date.toPlainDateTime().add({ hours: opens, minutes: at * 30 }),
  ).filter((wall) => wall.toZonedDateTime(timeZone).toPlainDateTime().equals(wall))
  expect(shown.map(String), `${timeZone}, ${date}`).toEqual(walls.map(String))
}

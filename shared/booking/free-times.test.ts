import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkClockChanges } from '#tests/support/clock-changes.ts'
import { freeStarts, type HostTimes, judgeStarts, mergeSpans } from './free-times.ts'
import { type WeeklyHours, weeklyHours } from './weekly-hours.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** A Monday. */
const monday = Date.parse('2026-06-01T00:00Z')

const daily = (...ranges: { from: string; to: string }[]): WeeklyHours =>
  weeklyHours.parse(
    Object.fromEntries(Object.keys(weeklyHours.shape).map((weekday) => [weekday, ranges])),
  )
const nineToTwelve = daily({ from: '09:00', to: '12:00' })

type Rules = NonNullable<HostTimes['rules']>
const aHost = (rules: Partial<Rules> = {}, times: Partial<HostTimes> = {}): HostTimes => ({
  rules: {
    timeZone: 'UTC',
    weekly: nineToTwelve,
    exceptions: [],
    leastNoticeMinutes: 0,
    horizonDays: 30,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    dailyLimit: null,
    ...rules,
  },
  isActive: true,
  takesType: true,
  booked: [],
  held: [],
  completed: [],
  busy: [],
  ...times,
})
const at = (time: string) => Date.parse(`2026-06-02T${time}Z`)
const meeting = (time: string, minutes = 30, bufferBefore = 0, bufferAfter = 0) => ({
  start: at(time),
  minutes,
  bufferBefore,
  bufferAfter,
})
const tuesday = { from: monday + day, until: monday + 2 * day }
const timesOf = (host: HostTimes, minutes = 30) =>
  freeStarts({ host, minutes, now: monday, within: tuesday }).map((start) =>
    new Date(start).toISOString().slice(11, 16),
  )

test.each<[string, HostTimes, number, string]>([
  ['every half hour', aHost(), 30, '09:00 09:30 10:00 10:30 11:00 11:30'],
  ['what ends within the hours', aHost(), 60, '09:00 09:30 10:00 10:30 11:00'],
  [
    'quarters for short ones',
    aHost({ weekly: daily({ from: '09:00', to: '10:00' }) }),
    20,
    '09:00 09:15 09:30',
  ],
  [
    'from the begin of each range',
    aHost({ weekly: daily({ from: '09:10', to: '10:10' }, { from: '14:20', to: '15:00' }) }),
    30,
    '09:10 09:40 14:20',
  ],
  [
    'over ranges that touch',
    aHost({ weekly: daily({ from: '09:00', to: '09:45' }, { from: '09:45', to: '11:00' }) }),
    60,
    '09:00 09:30 10:00',
  ],
  [
    'to the end of the day',
    aHost({ weekly: daily({ from: '23:00', to: '24:00' }) }),
    30,
    '23:00 23:30',
  ],
  [
    'an exception’s own hours',
    aHost({ exceptions: [{ date: '2026-06-02', ranges: [{ from: '20:00', to: '21:00' }] }] }),
    30,
    '20:00 20:30',
  ],
  ['nothing on a day away', aHost({ exceptions: [{ date: '2026-06-02', ranges: [] }] }), 30, ''],
  ['notice', aHost({ leastNoticeMinutes: 35 * 60 }), 30, '11:00 11:30'],
  ['the horizon', aHost({ horizonDays: 1 }), 30, ''],
  [
    'a booking, with what both keep free',
    aHost({ bufferBeforeMinutes: 15 }, { booked: [meeting('10:00', 30, 0, 15)] }),
    30,
    '09:00 09:30 11:00 11:30',
  ],
  ['a hold', aHost({}, { held: [meeting('09:30')] }), 30, '09:00 10:00 10:30 11:00 11:30'],
  [
    'a busy time',
    aHost({}, { busy: [{ from: at('09:10'), until: at('10:30') }] }),
    30,
    '10:30 11:00 11:30',
  ],
  ['a day that is full', aHost({ dailyLimit: 1 }, { booked: [meeting('20:00')] }), 30, ''],
  [
    'a day that was full before one of its meetings took place',
    aHost({ dailyLimit: 1 }, { completed: [meeting('20:00')] }),
    30,
    '',
  ],
  [
    'the time of a meeting that took place',
    aHost({ dailyLimit: 2 }, { completed: [meeting('09:00', 120)] }),
    30,
    '09:00 09:30 10:00 10:30 11:00 11:30',
  ],
  ['nobody who left', aHost({}, { isActive: false }), 30, ''],
  ['nobody else', aHost({}, { takesType: false }), 30, ''],
  ['nothing without hours', aHost({ weekly: daily() }), 30, ''],
  ['nothing of who never said', { ...aHost(), rules: null }, 30, ''],
])('offers %s', (_case, host, minutes, expected) => {
  expect(timesOf(host, minutes).join(' ')).toBe(expected)
})

const taken = {
  booked: [meeting('10:00')],
  held: [meeting('10:00')],
  busy: [{ from: at('10:00'), until: at('10:30') }],
}
const gone = { ...taken, isActive: false, takesType: false }

test.each<[string, HostTimes, string]>([
  ['who never said when', { ...aHost({}, taken), rules: null }, 'no-hours booked held busy'],
  [
    'a host without hours any more',
    aHost(
      { weekly: daily(), leastNoticeMinutes: 60 * 24 * 9, horizonDays: 1, dailyLimit: 1 },
      gone,
    ),
    'no-hours not-a-host too-soon too-far booked held busy daily-limit inactive',
  ],
  [
    'somebody else’s hours',
    aHost({ weekly: daily({ from: '20:00', to: '21:00' }) }, gone),
    'not-a-host outside-hours booked held busy inactive',
  ],
])('of %s, every rule is named', (_case, host, expected) => {
  const within = { from: at('10:00'), until: at('10:00') + 1 }
  const { starts, rulesAgainst } = judgeStarts({ host, minutes: 30, now: monday, within })
  expect(starts).toEqual([])
  expect(rulesAgainst(at('10:00')).join(' ')).toBe(expected)
})

test('the hours are those of the host’s clock, whatever the season', () => {
  const host = aHost({ timeZone: 'America/Chicago', horizonDays: 365 })
  const first = (date: string) => {
    const from = Date.parse(`${date}T00:00Z`)
    const [start = 0] = freeStarts({
      host,
      minutes: 30,
      now: monday,
      within: { from, until: from + day },
    })
    return new Date(start).toISOString().slice(11, 16)
  }
  expect([first('2026-10-30'), first('2026-11-02')]).toEqual(['14:00', '15:00'])
})

test.each([
  // Clocks go from two to three: the hour that is left out is offered to nobody.
  ['2027-03-14', '01:00', '04:00', '01:00 01:30 03:00 03:30'],
  // From two to one again: each hour of the clock once.
  ['2026-11-01', '00:00', '03:00', '00:00 00:30 01:00 01:30 02:00 02:30'],
])('on %s from %s to %s', (date, from, to, expected) => {
  const timeZone = 'America/Chicago'
  const host = aHost({ timeZone, weekly: daily({ from, to }), horizonDays: 365 })
  const start = Date.parse(`${date}T00:00Z`)
  const within = { from: start, until: start + day }
  const times = freeStarts({ host, minutes: 30, now: monday, within }).map((start) =>
    Temporal.Instant.fromEpochMilliseconds(start)
      .toZonedDateTimeISO(timeZone)
      .toPlainTime()
      .toString()
      .slice(0, 5),
  )
  expect(times.join(' ')).toBe(expected)
})

test('what is offered is what nothing is said against, in any order of what takes time', () => {
  const aMeeting = fc.record({
    start: fc.integer({ min: 0, max: 48 }).map((n) => monday + n * 30 * minute),
    minutes: fc.constantFrom(15, 30, 60),
    bufferBefore: fc.constantFrom(0, 10),
    bufferAfter: fc.constantFrom(0, 10),
  })
  const aSpan = fc
    .tuple(fc.integer({ min: 0, max: 2 * 24 * 60 }), fc.integer({ min: 1, max: 300 }))
    .map(([from, length]) => ({
      from: monday + from * minute,
      until: monday + (from + length) * minute,
    }))
  fc.assert(
    fc.property(
      fc.array(aMeeting, { maxLength: 6 }),
      fc.array(aMeeting, { maxLength: 3 }),
      fc.array(aSpan, { maxLength: 6 }),
      fc.constantFrom(15, 30, 60),
      fc.option(fc.integer({ min: 1, max: 3 })),
      (booked, held, spans, minutes, dailyLimit) => {
        const rules = { bufferBeforeMinutes: 5, bufferAfterMinutes: 10, dailyLimit }
        const host = aHost(rules, { booked, held, busy: mergeSpans(spans) })
        const other = aHost(rules, {
          booked: booked.toReversed(),
          held: held.toReversed(),
          busy: mergeSpans(spans.toReversed()),
        })
        const within = { from: monday, until: monday + 2 * day }
        const free = freeStarts({ host, minutes, now: monday, within })
        expect(freeStarts({ host: other, minutes, now: monday, within })).toEqual(free)
        for (let start = within.from; start < within.until; start += 15 * minute) {
          const alone = { from: start, until: start + 1 }
          const { rulesAgainst } = judgeStarts({ host, minutes, now: monday, within: alone })
          expect(rulesAgainst(start).length === 0).toBe(free.includes(start))
        }
        for (const start of free) {
          const from = start - 5 * minute
          const until = start + (minutes + 10) * minute
          expect(spans.some((span) => span.from < until && from < span.until)).toBe(false)
        }
      },
    ),
  )
})

/** A few zones with each kind of change; tests/faults has all of them. */
const zones = ['America/Chicago', 'America/Havana', 'Africa/Cairo', 'Australia/Lord_Howe']

test('around each change of the clocks the hours are those of the wall', () => {
  const changes = zones.map((zone) => checkClockChanges(zone))
  expect(Math.min(...changes)).toBeGreaterThan(20)
})

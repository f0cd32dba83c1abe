import { afterEach, expect, test, vi } from 'vitest'
import {
  dayMinutes,
  dayTracks,
  enteredDay,
  filledDay,
  hoursShown,
  inLanes,
  instantAt,
  isWeekOver,
  joined,
  movedBy,
  onDay,
  openingDay,
  shortTitleOf,
  snapped,
  titleOf,
  wallClock,
  weekOf,
} from './week-layout.ts'

const at = (local: string) => new Date(local).getTime()

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (date, monday) => {
  expect(weekOf(date)[0]).toBe(monday)
  expect(new Set(weekOf(date)).size).toBe(7)
})

const nineToFive = (date: string) => ({ start: at(`${date}T09:00`), end: at(`${date}T17:00`) })
const workdays = weekOf('2026-11-23').slice(0, 5).map(nineToFive)

test.each([
  ['a Friday before its last hour', '2026-11-27T16:59', [], workdays, false],
  ['a Friday after it', '2026-11-27T17:00', [], workdays, true],
  ['a Saturday', '2026-11-28T10:00', [], workdays, true],
  ['a Saturday with a meeting on Sunday', '2026-11-28T10:00', ['2026-11-29'], workdays, false],
  ['a Sunday after it', '2026-11-29T20:00', ['2026-11-29'], workdays, true],
  ['a Friday where nobody has said when they work', '2026-11-27T23:00', [], [], false],
  ['a Saturday of those', '2026-11-28T00:00', [], [], true],
])('whether nothing of the week is left on %s', (_case, now, meetings, hours, isOver) => {
  expect(isWeekOver({ bookings: meetings.map(nineToFive), hours }, at(now))).toBe(isOver)
})

test.each([
  ['its first with a meeting', ['2026-11-27', '2026-11-25'], '2026-11-25'],
  ['its Monday where it has none', ['2026-11-22', '2026-11-30'], '2026-11-23'],
])('a week is entered at %s', (_case, meetings, day) => {
  const bookings = meetings.map(nineToFive)
  expect(enteredDay({ bookings }, weekOf('2026-11-29'))).toBe(day)
})

test('hours of several hosts are one where they meet', () => {
  const [nine, twelve, one, three, five] = [540, 720, 780, 900, 1_020]
  const hours = [
    { start: one, end: five },
    { start: nine, end: twelve },
    { start: one, end: three },
    { start: twelve, end: one },
  ]
  expect(joined(hours)).toEqual([{ start: nine, end: five }])
  expect(joined(hours.slice(0, 3))).toEqual([
    { start: nine, end: twelve },
    { start: one, end: five },
  ])
})

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Hours from nine to five in Chicago, as its winter has them. */
const inChicago = (date: string) => ({ start: at(`${date}T15:00Z`), end: at(`${date}T23:00Z`) })
const onSunday = inChicago('2026-11-29')

test.each([
  ['a Monday morning', 'America/Chicago', '2026-11-23T13:00Z', [], '2026-11-23'],
  ['a Friday in its hours', 'America/Chicago', '2026-11-27T22:59Z', [], '2026-11-27'],
  ['a Friday evening', 'America/Chicago', '2026-11-27T23:00Z', [], '2026-11-30'],
  [
    'a Friday evening, a meeting left',
    'America/Chicago',
    '2026-11-28T01:00Z',
    [onSunday],
    '2026-11-27',
  ],
  ['a Saturday', 'America/Chicago', '2026-11-28T16:00Z', [], '2026-11-30'],
  ['a Saturday, a meeting left', 'America/Chicago', '2026-11-28T16:00Z', [onSunday], '2026-11-28'],
  ['a Sunday before its meeting', 'America/Chicago', '2026-11-29T14:00Z', [onSunday], '2026-11-29'],
  ['a Sunday after it', 'America/Chicago', '2026-11-29T23:30Z', [onSunday], '2026-11-30'],
  ['the last minute of a Sunday', 'America/Chicago', '2026-11-30T05:59Z', [], '2026-11-30'],
  [
    'a Saturday night where the hours of Friday are on',
    'Asia/Tokyo',
    '2026-11-27T16:00Z',
    [],
    '2026-11-28',
  ],
  ['a Saturday morning where they are over', 'Asia/Tokyo', '2026-11-27T23:00Z', [], '2026-11-30'],
  ['a Monday where it is Sunday elsewhere', 'Asia/Tokyo', '2026-11-29T23:00Z', [], '2026-11-30'],
  [
    'a Sunday where it is Monday elsewhere',
    'Pacific/Honolulu',
    '2026-11-30T09:00Z',
    [],
    '2026-11-30',
  ],
] as const)('the week that is opened on %s, by the clock of %s', (_case, zone, now, left, day) => {
  vi.stubEnv('TZ', zone)
  const hours = weekOf(wallClock(at(now)).date)
    .slice(0, 5)
    .map(inChicago)
  expect(openingDay({ bookings: left, hours }, at(now))).toBe(day)
})

test.each([
  ['2026-11-27T23:00', '2026-11-27'],
  ['2026-11-28T10:00', '2026-11-30'],
  ['2026-11-29T10:00', '2026-11-30'],
  ['2026-11-30T00:00', '2026-11-30'],
])('the week that is opened at %s, as long as nothing is known of it', (now, day) => {
  expect(openingDay(undefined, at(now))).toBe(day)
})

test.each([
  ['within a month', '2026-11-23', '2026-11-29', 'November 2026', 'Nov 23 – 29'],
  ['over two months', '2026-11-30', '2026-12-06', 'Nov 30 – Dec 6, 2026', 'Nov 30 – Dec 6'],
  [
    'over two years',
    '2026-12-28',
    '2027-01-03',
    'Dec 28, 2026 – Jan 3, 2027',
    'Dec 28, 2026 – Jan 3, 2027',
  ],
])('the title of a week %s', (_case, first, last, title, short) => {
  expect(titleOf(first, last).replaceAll(/\s/g, ' ')).toBe(title)
  expect(shortTitleOf(first, last).replaceAll(/\s/g, ' ')).toBe(short)
})

test.each([
  ['within the day', '2026-11-23T09:00', '2026-11-23T09:30', { start: 540, end: 570 }],
  ['from the day before', '2026-11-22T23:00', '2026-11-23T01:00', { start: 0, end: 60 }],
  ['over the whole day', '2026-11-20T00:00', '2026-11-25T00:00', { start: 0, end: dayMinutes }],
  ['to its end', '2026-11-23T22:00', '2026-11-24T00:00', { start: 1_320, end: dayMinutes }],
  ['the day after', '2026-11-24T00:00', '2026-11-24T01:00', null],
])('what is %s', (_case, start, end, span) => {
  expect(onDay({ start: at(start), end: at(end) }, '2026-11-23')).toEqual(span)
})

test.each([
  ['nobody says when they work', [], [], { first: 9, last: 17 }],
  ['a meeting is late, and nobody works', [], [[1_110, 1_170]], { first: 9, last: 20 }],
  ['they work in the afternoon', [[930, 1_380]], [], { first: 15, last: 23 }],
  ['a meeting is before they work', [[930, 1_380]], [[615, 645]], { first: 10, last: 23 }],
  ['they work for two hours', [[600, 720]], [], { first: 10, last: 18 }],
  ['they work at the end of the day', [[1_320, dayMinutes]], [], { first: 16, last: 24 }],
] as const)('the hours that are drawn where %s', (_case, open, meetings, hours) => {
  const spans = (pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([start, end]) => ({ start, end }))
  expect(hoursShown(spans(open), spans(meetings))).toEqual(hours)
})

test('what overlaps stands side by side, what does not has the whole width', () => {
  const block = (id: string, start: number, end: number) => ({ id, start, end })
  const lanes = inLanes([
    block('later', 600, 630),
    block('long', 540, 600),
    block('short', 540, 555),
    block('after short', 555, 570),
  ]).map(({ id, lane, lanes }) => [id, lane, lanes])
  expect(lanes).toEqual([
    ['long', 0, 2],
    ['short', 1, 2],
    ['after short', 1, 2],
    ['later', 0, 1],
  ])
})

const free = { isFree: true, lanes: 0 }
const filled = { isFree: false, lanes: 1 }
const day = 'minmax(5.5rem, 1fr)'

test.each([
  ['all alike', [filled, filled, filled, free, filled, filled, filled], Array(7).fill(day)],
  [
    'alike with a meeting on a Sunday',
    [filled, filled, filled, filled, filled, free, filled],
    Array(7).fill(day),
  ],
  [
    'but for a weekend with nothing on it',
    [free, filled, filled, filled, filled, free, free],
    [...Array(5).fill(day), ...Array(2).fill('minmax(3rem, 0.5fr)')],
  ],
  [
    'wider where meetings stand side by side',
    [{ ...filled, lanes: 2 }, { ...filled, lanes: 5 }, filled],
    ['minmax(6rem, 1.5fr)', 'minmax(15rem, 2fr)', day],
  ],
  ['as wide as there is room, alone', [free], [day]],
])('days are %s', (_case, days, tracks) => {
  expect(dayTracks(days)).toBe(tracks.join(' '))
})

test.each([
  ['a day with hours', '2026-11-24', [], '2026-11-24'],
  ['a day off with a meeting', '2026-11-28', ['2026-11-28'], '2026-11-28'],
  ['a day off before a meeting', '2026-11-28', ['2026-11-23', '2026-11-29'], '2026-11-29'],
  ['a day off after the last meeting', '2026-11-28', ['2026-11-23'], '2026-11-28'],
])('alone is shown, of %s', (_case, date, meetings, shown) => {
  expect(filledDay({ bookings: meetings.map(nineToFive), hours: workdays }, date)).toBe(shown)
})

test('alone is shown the next day with hours where no meeting is to come', () => {
  const hours = [nineToFive('2026-11-27')]
  expect(filledDay({ bookings: [], hours }, '2026-11-25')).toBe('2026-11-27')
})

test.each([
  ['ArrowDown', '2026-11-23T09:00', '2026-11-23T09:15'],
  ['ArrowUp', '2026-11-23T09:00', '2026-11-23T08:45'],
  ['ArrowRight', '2026-11-23T09:00', '2026-11-24T09:00'],
  ['ArrowLeft', '2026-11-01T09:00', '2026-10-31T09:00'],
])('%s moves a meeting of %s to %s', (key, from, to) => {
  expect(movedBy(at(from), key)).toBe(at(to))
})

test.each([
  ['ArrowUp', '2026-11-23T00:00'],
  ['ArrowDown', '2026-11-23T23:50'],
  ['Home', '2026-11-23T09:00'],
])('%s leaves a meeting of %s where it is', (key, from) => {
  expect(movedBy(at(from), key)).toBeNull()
})

test('places on a day are times of its clock', () => {
  expect(snapped(547)).toBe(540)
  expect(snapped(-20)).toBe(0)
  expect(snapped(2_000)).toBe(dayMinutes - 15)
  expect(wallClock(instantAt('2026-03-29', 615))).toEqual({ date: '2026-03-29', minutes: 615 })
})

import { describe, expect, test } from 'vitest'
import { findDates } from './find-dates.ts'
import { findTimes } from './find-times.ts'
import { findRelativeDates } from './relative-dates.ts'

const dates = (text: string) =>
  findDates(text).map(({ year, month, day }) => [year ?? '?', month, day].join('-'))

describe('dates as people and programs write them', () => {
  test.each([
    ['Wednesday, September 24, 2025', '2025-9-24'],
    ['Tuesday 8 February 2022', '2022-2-8'],
    ['3rd of March', '?-3-3'],
    ['24-Sep-25', '2025-9-24'],
    ['2026-03-03T10:00', '2026-3-3'],
    ['20260303T150000Z', '2026-3-3'],
    ['Dienstag, 8. Februar 2022', '2022-2-8'],
    ['8 de marzo de 2026', '2026-3-8'],
    ['24.12.2025', '2025-12-24'],
    ['24. 3. 2026', '2026-3-24'],
    ['03/13/2026', '2026-3-13'],
    ['13/03/2026', '2026-3-13'],
    ['Tue 3/3', '?-3-3'],
  ])('%s', (text, date) => {
    expect(dates(text)).toEqual([date])
  })

  test.each([
    '+1 202.555.0188',
    '24/7 support',
    '10:10 marching',
    'version 1.2.3',
    'may 10am',
    'in 2026',
  ])('no date in %s', (text) => {
    expect(dates(text)).toEqual([])
  })

  test('figures that can change places are marked', () => {
    expect(findDates('03/04/2025')[0]).toMatchObject({ month: 3, day: 4, swappable: true })
    expect(findDates('03.04.2025')[0]).toMatchObject({ month: 4, day: 3, swappable: false })
    expect(findDates('13/04/2025')[0]?.swappable).toBe(false)
    expect(findDates('04/04/2025')[0]?.swappable).toBe(false)
  })
})

const times = (text: string) => findTimes(text).map(({ hour, minute }) => `${hour}:${minute}`)

describe('times of day', () => {
  test.each([
    ['12:45pm', '12:45'],
    ['12:05 a.m.', '0:5'],
    ['3.30pm', '15:30'],
    ['19:00', '19:0'],
    ['15h30', '15:30'],
    ['14.30 Uhr', '14:30'],
    ['1500 hrs', '15:0'],
    ["10 o'clock", '10:0'],
    ['noon', '12:0'],
    ['at 3', '15:0'],
    ['2-3pm', '14:0'],
    ['11 - 12:30pm', '11:0'],
    ['11:30am to 1pm', '11:30'],
    ['3:00 PM EST - 3:30 PM EST', '15:0'],
    ['10:00-10:30', '10:0'],
    ['2026-03-03T10:00:00-05:00', '10:0'],
  ])('%s', (text, time) => {
    expect(times(text)).toEqual([time])
  })

  test.each(['25:99', '$3.50', '10 people', 'ratio 3:1', 'at 10 Main Street', 'UTC-05:00'])(
    'no time in %s',
    (text) => {
      expect(times(text)).toEqual([])
    },
  )
})

describe('days told from another', () => {
  const thursday = { year: 2026, month: 11, day: 19 }
  const told = (text: string) =>
    findRelativeDates(text, thursday, 600).map(({ day }) => `${day.month}-${day.day}`)

  test.each([
    ['tomorrow afternoon', '11-20'],
    ['the day after tomorrow', '11-21'],
    ['next Tuesday at 3pm', '11-24'],
    ['Thursday the 26th', '11-26'],
    ['in two weeks', '12-3'],
    ['two weeks from Tuesday', '12-8'],
    ['Monday next week', '11-23'],
  ])('%s', (text, day) => {
    expect(told(text)).toEqual([day])
  })

  test.each(['last Friday', 'two days ago', 'yesterday', 'Monday to Friday', 'we may see'])(
    'none in %s',
    (text) => {
      expect(told(text)).toEqual([])
    },
  )

  test('in two hours is a time as well', () => {
    expect(findRelativeDates('in 2 hours', thursday, 600)[0]?.clock).toEqual({
      hour: 12,
      minute: 0,
    })
  })
})

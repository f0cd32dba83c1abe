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
    ['Do 3.12. 14h', '?-12-3'],
    ['Freitag 4.12. um 9:30', '?-12-4'],
    ['Fr., 4.12.', '?-12-4'],
    ['Do 3.12 um 14 Uhr', '?-12-3'],
    ['am 4.12.', '?-12-4'],
    ['4.12. um 9:30 Uhr', '?-12-4'],
    ['giovedì 3 dicembre', '?-12-3'],
    ['ven 4.12. alle 9.30', '?-12-4'],
    ['2026-12-03 ٢:٣٠', '2026-12-3'],
    ['2026年12月3日', '2026-12-3'],
    ['12월 3일', '?-12-3'],
    ['czwartek, 3 grudnia 2026', '2026-12-3'],
    ['3. prosince 2026', '2026-12-3'],
    ['2026. december 3.', '2026-12-3'],
    ['3 Aralık 2026', '2026-12-3'],
    ['3 Δεκεμβρίου 2026', '2026-12-3'],
    ['3 декабря 2026 г.', '2026-12-3'],
    ['torstai 3. joulukuuta', '?-12-3'],
    ['1er décembre', '?-12-1'],
    ['venerdì 4/12', '?-4-12'],
    ['ven. 4/12', '?-4-12'],
    ['fredag d. 4/12', '?-4-12'],
    ['sexta, 4/12', '?-4-12'],
    ['vr 4-12 om 10:00', '?-4-12'],
  ])('%s', (text, date) => {
    expect(dates(text)).toEqual([date])
  })

  test.each([
    '+1 202.555.0188',
    '24/7 support',
    '10:10 marching',
    'version 1.2.3',
    'Version 3.12. 14h',
    'do 3.125 of it',
    'so 3.5 hours',
    'on 3.12% of 14h',
    'may 10am',
    'in 2026',
    'Friday 4-12',
    'open sat 9-5 at most',
    'quarta 3 pessoas',
    'do 3/4 of it',
    'Ara 3',
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

  test.each([
    ['at 11.', '11:0'],
    ['at 3?', '15:0'],
    ['at 11, then', '11:0'],
    ['um 11.', '11:0'],
    ['alle 15!', '15:0'],
    ['um 1530', '15:30'],
    ['at 1530,', '15:30'],
    ['à 1530', '15:30'],
    ['kl. 0930', '9:30'],
    ['alle 13.30', '13:30'],
    ['o 13.30', '13:30'],
    ['a las 13.30', '13:30'],
    ['à 13.30.', '13:30'],
    ['at 2:30', '14:30'],
    ['um 3 Uhr', '15:0'],
    ['at 02:30', '2:30'],
    ['nachmittags um 3:30', '15:30'],
    ['Donnerstagnachmittag um 2:30', '14:30'],
    ['tomorrow afternoon at 2:30', '14:30'],
    ['10 de la mañana', '10:0'],
    ['8 Uhr abends', '20:0'],
    ['오후 3시', '15:0'],
    ['下午3点半', '15:30'],
    ['午後2時30分', '14:30'],
    ['10:30 em Lisboa', '10:30'],
    ['10:30 este viernes', '10:30'],
    ['Guten Abend, 10:30 passt', '10:30'],
    ['at half past three', '15:30'],
    ['at quarter to ten.', '9:45'],
    ['ten thirty in the evening', '22:30'],
    ['um halb vier', '15:30'],
    ['morgens um halb 8', '7:30'],
    ['um drei Uhr', '15:0'],
    ['om half vier', '15:30'],
    ['à trois heures et demie', '15:30'],
    ['à 14 heures', '14:0'],
    ['a las 4 y media', '16:30'],
    ['alle tre e mezza', '15:30'],
    ['às 4 e meia da tarde', '16:30'],
    ['kl. halv fyra', '15:30'],
    ['um 14 Uhr 30', '14:30'],
    ['alle ore 15', '15:0'],
    ['o godz. 9.30', '9:30'],
    ['à midi', '12:0'],
    ['al mediodía', '12:0'],
    ['mittags um 1', '13:0'],
    ['at 12 midnight', '0:0'],
    ['@ 2', '14:0'],
  ])('%s', (text, time) => {
    expect(times(text)).toEqual([time])
  })

  test('of two clocks in a row each keeps its own half of the day', () => {
    expect(times('9:00 AM 10:30')).toEqual(['9:0', '10:30'])
    expect(times('9:00 PM 10:00 PM')).toEqual(['21:0', '22:0'])
  })

  test.each([
    'v1.30',
    'um 13.30 €',
    'at 1500 EUR',
    'at 1530 Main Street',
    'around 1500 employees',
    'at 2026',
    '0171 1530',
    'at 0171 1530',
    'at 0800 1234567',
    'um 11 Personen',
    'in the early morning',
    'half of the ten people',
    'at three of our sites',
    'um drei Themen',
    'pendant 3 heures',
    'dans le Midi',
    'the last quarter',
    'it takes 3h 20min',
    'ten thirty-two',
  ])('no time in %s', (text) => {
    expect(times(text)).toEqual([])
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
  const daysIn = (text: string) =>
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
    expect(daysIn(text)).toEqual([day])
  })

  test.each(['last Friday', 'two days ago', 'yesterday', 'Monday to Friday', 'we may see'])(
    'none in %s',
    (text) => {
      expect(daysIn(text)).toEqual([])
    },
  )

  test('in two hours is a time as well', () => {
    expect(findRelativeDates('in 2 hours', thursday, 600)[0]?.clock).toEqual({
      hour: 12,
      minute: 0,
    })
  })
})

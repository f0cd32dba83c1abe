import { expect, test } from 'vitest'
import { allZones, zoneOption, zonesLike, zoneToday } from './zones.ts'

const zones = [
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Asia/Yekaterinburg',
  'Europe/Berlin',
  'UTC',
]

test.each([
  ['', zones],
  ['new y', ['America/New_York']],
  ['  YORK ', ['America/New_York']],
  ['são', ['America/Sao_Paulo']],
  ['america', ['America/New_York', 'America/Sao_Paulo']],
  ['utc', ['UTC']],
  ['kathm', ['Asia/Kathmandu']],
  ['katma', ['Asia/Kathmandu']],
  ['y', ['Asia/Yekaterinburg', 'America/New_York']],
  ['atlantis', []],
])('%j finds', (typed, found) => {
  expect(zonesLike(zones, typed)).toEqual(found)
})

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata', 'Asia/Kolkata (Calcutta)'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires', 'America/Argentina/Buenos Aires'],
  ['Europe/Berlin', 'Europe/Berlin', 'Europe/Berlin'],
])('%s is %s today, and listed as %s', (zone, today, option) => {
  expect(zoneToday(zone)).toBe(today)
  expect(zoneOption(zone)).toBe(option)
  const clock = (timeZone: string) =>
    new Date(0).toLocaleString('en', { timeZone, timeZoneName: 'longOffset' })
  expect(clock(today)).toBe(clock(zone))
})

test('no zone is listed by a name of before', () => {
  expect(allZones().filter((zone) => zoneToday(zone) !== zone)).toEqual([])
  expect(allZones()).toContain('Asia/Kolkata')
})

test('all zones are there, UTC once', () => {
  expect(allZones().length).toBeGreaterThan(400)
  expect(allZones().filter((zone) => zone === 'UTC')).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { allZones, zonesLike } from './zones.ts'

const zones = [
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Katmandu',
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
  ['kathm', ['Asia/Katmandu']],
  ['y', ['Asia/Yekaterinburg', 'America/New_York']],
  ['atlantis', []],
])('%j finds', (typed, found) => {
  expect(zonesLike(zones, typed)).toEqual(found)
})

test('all zones are there, UTC once', () => {
  expect(allZones().length).toBeGreaterThan(400)
  expect(allZones().filter((zone) => zone === 'UTC')).toHaveLength(1)
})

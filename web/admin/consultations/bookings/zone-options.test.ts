import { expect, test } from 'vitest'
import { zoneLabel, zoneOptions } from './zone-options.ts'

test.each([
  ['America/New_York', 'New York, America'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires, Argentina, America'],
  ['UTC', 'UTC'],
  ['Asia/Calcutta', 'Kolkata, Asia'],
  ['+05:30', 'UTC+05:30'],
  ['-03:00', 'UTC\u221203:00'],
])('%s is shown as %s', (zone, label) => {
  expect(zoneLabel(zone)).toBe(label)
})

test('the likely zones come first, and every zone comes once', () => {
  const options = zoneOptions(['-03:00', 'Europe/Berlin', '-03:00', 'UTC'])
  const values = options.map(({ value }) => value)
  expect(values.slice(0, 3)).toEqual(['-03:00', 'Europe/Berlin', 'UTC'])
  expect(new Set(values).size).toBe(values.length)
  expect(values).toContain('Asia/Tokyo')
  const labels = zoneOptions(['Asia/Calcutta']).map(({ label }) => label)
  expect(labels.filter((label) => label === 'Kolkata, Asia')).toHaveLength(1)
})

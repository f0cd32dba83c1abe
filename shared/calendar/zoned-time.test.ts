import { describe, expect, test } from 'vitest'
import { epochOf, instantOf, isZone, localOf, offsetZone } from './zoned-time.ts'

describe('a local time becomes an instant', () => {
  test.each([
    ['2025-09-24T12:45', 'America/Chicago', '2025-09-24T17:45Z'],
    ['2022-02-08T19:00', 'America/New_York', '2022-02-09T00:00Z'],
    ['2026-03-12T17:30', '+05:30', '2026-03-12T12:00Z'],
    ['2026-06-01T09:00', 'Asia/Kathmandu', '2026-06-01T03:15Z'],
    ['2026-01-01T00:30', 'Pacific/Kiritimati', '2025-12-31T10:30Z'],
    ['2026-07-01T12:00', 'UTC', '2026-07-01T12:00Z'],
  ])('%s in %s is %s', (local, zone, utc) => {
    expect(instantOf(local, zone)).toEqual({ utc, change: null })
    expect(localOf(utc, zone)).toBe(local)
  })

  test.each([
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30Z'],
    ['2026-03-29T02:00', 'Europe/Berlin', '2026-03-29T01:00Z'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45Z'],
  ])(
    'an hour that the change of clocks leaves out counts from the time before: %s in %s',
    (local, zone, utc) => {
      expect(instantOf(local, zone)).toEqual({ utc, change: 'gap' })
    },
  )

  test('an hour that comes twice is the first, unless its short name tells', () => {
    const at = (stated?: number) => instantOf('2026-11-01T01:30', 'America/New_York', stated)
    expect(at()).toEqual({ utc: '2026-11-01T05:30Z', change: 'overlap' })
    expect(at(-300)).toEqual({ utc: '2026-11-01T06:30Z', change: 'overlap' })
  })

  test('a day that the calendar does not have is none', () => {
    expect(instantOf('2026-02-30T10:00', 'UTC')).toBeNull()
    expect(instantOf('2026-13-01T10:00', 'UTC')).toBeNull()
    expect(epochOf('2026-02-29T00:00')).toBeNaN()
    expect(epochOf('0026-03-02T10:00')).toBeNaN()
  })
})

test('agrees with Temporal in every hour of a year, changes of clocks included', () => {
  const zones = ['America/New_York', 'Europe/London', 'Australia/Lord_Howe']
  for (const zone of zones) {
    let time = Temporal.PlainDateTime.from('2025-12-31T00:20')
    for (let hour = 0; hour < 24 * 366; hour++) {
      const local = time.toString({ smallestUnit: 'minute' })
      const instant = time.toZonedDateTime(zone, { disambiguation: 'compatible' }).toInstant()
      expect(instantOf(local, zone)?.utc, `${local} ${zone}`).toBe(
        instant.toString({ smallestUnit: 'minute' }),
      )
      time = time.add({ hours: 1 })
    }
  }
})

test('zones are IANA names in any case, and offsets of a day', () => {
  const named = Intl.supportedValuesOf('timeZone').flatMap((zone) => [zone, zone.toLowerCase()])
  const known = [...named, 'Europe/Kyiv', 'UTC', 'gmt', 'Etc/GMT+5', 'EST5EDT']
  const offsets = ['-03:30', '+00:00', '-00:00', '+23:59', '-23:59']
  expect([...known, ...offsets].filter((zone) => !isZone(zone))).toEqual([])
})

test.each([
  // An offset in another form, or of no clock.
  ...['+99:99', '+24:00', '-24:00', '+05:60', '+0530', '+05', '+5', '+05:30:00', '\u221205:00'],
  // Names that Intl alone knows, and what is no name at all.
  ...['PST', 'IST', 'AET', 'SystemV/EST5', 'UTC+1', 'GMT+5', 'Z', 'Mars/Olympus'],
  ...['', ' UTC', 'UTC\n', '2026-06-02T10:00Z', '2026-06-02T10:00+05:30[UTC]', 'x'.repeat(10_000)],
])('no zone is %j', (zone) => {
  expect(isZone(zone)).toBe(false)
})

test('an offset of minutes is a zone', () => {
  expect(offsetZone(-210)).toBe('-03:30')
  expect(offsetZone(345)).toBe('+05:45')
})

import { describe, expect, test } from 'vitest'
import { isZone, offsetAt } from '../../calendar/zoned-time.ts'
import { abbreviations } from './abbreviations.ts'
import { calendlyLabels } from './calendly-labels.ts'
import { findZones, zoneRightAfter } from './find-zones.ts'
import { americanClocks, longNameLanguages, namedClocks } from './long-name-languages.ts'
import { railsLabels } from './rails-labels.ts'
import { windowsNames } from './windows-names.ts'
import { zoneByName } from './zone-by-name.ts'

describe('every name of the tables leads to a zone that can be computed with', () => {
  const tables = { ...railsLabels, ...windowsNames, ...calendlyLabels }
  test.each(Object.entries(tables))('%s', (name, zone) => {
    expect(isZone(zone)).toBe(true)
    expect(zoneByName(name)?.zone).toBe(zone)
  })
  test.each(Object.entries(abbreviations))('%s', (name, { zone, elsewhere = 'UTC' }) => {
    expect(isZone(zone) && isZone(elsewhere)).toBe(true)
    expect(zoneByName(name)?.zone).toBe(zone)
  })
  test('at least the 134 of Rails are there', () => {
    expect(Object.keys(railsLabels).length).toBeGreaterThanOrEqual(134)
  })
})

test.each([
  ['Central Time - US & Canada', 'America/Chicago'],
  ['central time (us and canada)', 'America/Chicago'],
  ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'Europe/Amsterdam'],
  ['(GMT+10:00) Canberra, Melbourne, Sydney', 'Australia/Sydney'],
  ['Eastern Time - New York', 'America/New_York'],
  ['Central European Time - Berlin', 'Europe/Berlin'],
  ['America/Campo Grande', 'America/Campo_Grande'],
  ['/mozilla.org/20050126_1/Europe/Berlin', 'Europe/Berlin'],
  ['/freeassociation.sourceforge.net/Europe/Berlin', 'Europe/Berlin'],
  ['/freeassociation.sourceforge.net/Tzfile/Europe/Berlin', 'Europe/Berlin'],
  ['/citadel.org/20210210_1/America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['/softwarestudio.org/Olson_20011030_5/America/New_York', 'America/New_York'],
  ['/citadel.org/20210210_1/UTC', 'UTC'],
  ['tzone://Microsoft/Utc', 'UTC'],
  ['"tzone://Microsoft/Utc"', 'UTC'],
  ['tzone://Microsoft/W. Europe Standard Time', 'Europe/Berlin'],
  ['"W. Europe Standard Time"', 'Europe/Berlin'],
  ['\\"W. Europe Standard Time\\"', 'Europe/Berlin'],
  ['Eastern Standard Time 1', 'America/New_York'],
  ['W. Europe Standard Time 12', 'Europe/Berlin'],
  ['Pacific Standard Time (2)', 'America/Los_Angeles'],
  ['(GMT+01.00) Sarajevo/Warsaw/Zagreb', 'Europe/Sarajevo'],
  ['(GMT+01.00) Amsterdam / Berlin / Bern / Rome / Stockholm / Vienna', 'Europe/Amsterdam'],
  ['(GMT-05.00) Eastern Time (US & Canada)', 'America/New_York'],
  ['(GMT+05.30) Chennai, Kolkata, Mumbai, New Delhi', 'Asia/Kolkata'],
  ['(UTC) Koordinerad universell tid', 'UTC'],
  ['(UTC) Koordinierte Weltzeit', 'UTC'],
  ['(UTC) Temps universel coordonné', 'UTC'],
  ['(UTC) Hora universal coordinada', 'UTC'],
  ['(UTC) 協定世界時', 'UTC'],
  ['(UTC) Всемирное координированное время', 'UTC'],
  ['(UTC) Dublin, Édimbourg, Lisbonne, Londres', 'Europe/Dublin'],
  ['GMT+05.30', '+05:30'],
  ['UTC−05', '-05:00'],
  ['(UTC−08:00) Pacific Time (US & Canada)', 'America/Los_Angeles'],
  ['CET-1CEST,M3.5.0,M10.5.0/3', 'Europe/Paris'],
  ['EST5EDT,M3.2.0,M11.1.0', 'America/New_York'],
  ['<+0530>-5:30', '+05:30'],
  ['CET/CEST', 'Europe/Paris'],
  ['Zürich', 'Europe/Zurich'],
  ['London time', 'Europe/London'],
  ['UTC+2', '+02:00'],
  ['GMT-5:30', '-05:30'],
  ['(GMT-08:00) Nowhere', '-08:00'],
  ['GMT+0', 'UTC'],
])('%s is %s', (name, zone) => {
  expect(zoneByName(name)?.zone).toBe(zone)
})

test('UTC is known by the name that each language of the CLDR has for it', () => {
  const languages = 'ar bg ca cs da de el es et fi fr he hr hu id it ja ko lt lv nb nl pl pt ro ru'
  for (const language of [
    ...languages.split(' '),
    'sk',
    'sl',
    'sr',
    'sv',
    'tr',
    'uk',
    'vi',
    'zh',
  ]) {
    const name = new Intl.DateTimeFormat(language, { timeZone: 'UTC', timeZoneName: 'long' })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value
    expect(zoneByName(`(UTC) ${name}`)?.zone, name).toBe('UTC')
  }
})

const isoOffset = /^(?:GMT|UTC|\p{L}+)?[+\u2212-]\d|^\(/u
const halfYears = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)]

test.each(longNameLanguages.map(({ locales: [locale = ''], time }) => [locale, time] as const))(
  'every long name that the CLDR has for a clock in %s shows its time',
  (locale, time) => {
    for (const zone of [...namedClocks, ...americanClocks]) {
      for (const at of halfYears) {
        const name =
          new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'long' })
            .formatToParts(at)
            .find(({ type }) => type === 'timeZoneName')?.value ?? ''
        if (isoOffset.test(name) || !new RegExp(time, 'iu').test(name)) continue
        const found = zoneByName(name)
        expect(found && offsetAt(at, found.zone), `${name} of ${zone}`).toBe(offsetAt(at, zone))
      }
    }
  },
)

test('an offset beside a place that is not known says so', () => {
  expect(zoneByName('(UTC+01:00) Utopia')).toMatchObject({ zone: '+01:00', unknownPlace: true })
  expect(zoneByName('(UTC+01:00) Berlin')?.unknownPlace).toBeUndefined()
  expect(zoneByName('UTC+01:00')?.unknownPlace).toBeUndefined()
})

test.each([
  '(UTC) Utopia',
  'UTC 1',
  'Room 1',
  'tzone://Microsoft/Custom',
  'Customized Time Zone',
  'https://meet.example/room/London',
  '/mozilla.org/20050126_1/Nowhere',
  'London/online',
  '',
  'Zoom',
  'Google Meet',
  'next time',
  'https://example.com',
  'UTC+25',
])('%s names no zone', (name) => {
  expect(zoneByName(name)).toBeNull()
})

const inText = (text: string) =>
  findZones(text).map(({ zone, start, end }) => [zone, text.slice(start, end)])

test('zones are found in running text with their place', () => {
  expect(inText('12:45pm - Wednesday (Central Time - US & Canada)')).toEqual([
    ['America/Chicago', 'Central Time - US & Canada'],
  ])
  expect(inText('10:00 AM (UTC-05:00) Eastern Time (US & Canada)')).toEqual([
    ['America/New_York', '(UTC-05:00) Eastern Time (US & Canada)'],
  ])
  expect(inText('Meet at London time, or in Asia/Tokyo')).toEqual([
    ['Europe/London', 'London time'],
    ['Asia/Tokyo', 'Asia/Tokyo'],
  ])
  expect(inText('We lost time some time ago (again), it was the first time')).toEqual([])
})

test.each([
  ['3pm', ' ET', 'America/New_York'],
  ['3pm', ' (CET)', 'Europe/Paris'],
  ['3pm', ' Eastern', 'America/New_York'],
  ['3pm', ' Dubai', 'Asia/Dubai'],
  ['3pm', ' est ce', undefined],
  ['10:00', '-10:30', undefined],
  ['T10:00', '-05:00', '-05:00'],
  ['10:00:00', ' +0100', '+01:00'],
  ['10:00', 'Z', 'UTC'],
])('behind %s%s stands %s', (time, rest, zone) => {
  expect(zoneRightAfter(time + rest, time.length)?.zone).toBe(zone)
})

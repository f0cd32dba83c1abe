import { describe, expect, test } from 'vitest'
import { parseMeeting } from './parse-meeting.ts'

const options = { now: new Date('2026-11-24T09:00Z'), defaultZone: 'Europe/Berlin' }

/** An event at 10 o'clock, or at the time given with its day, by a TZID and a VTIMEZONE of its id. */
function whenOf(tzid: string, day: string, parts: readonly string[] = [], ownId = tzid) {
  const zone = ['BEGIN:VTIMEZONE', `TZID:${ownId}`, ...parts, 'END:VTIMEZONE']
  const start = day.includes('T') ? day : `${day}T100000`
  const event = ['BEGIN:VEVENT', `DTSTART;TZID=${tzid}:${start}`, 'SUMMARY:Call', 'END:VEVENT']
  const calendar = [
    'BEGIN:VCALENDAR',
    ...(parts.length > 0 ? zone : []),
    ...event,
    'END:VCALENDAR',
  ].join('\n')
  return parseMeeting(calendar, options).when?.value
}

const read = (...given: Parameters<typeof whenOf>) => {
  const when = whenOf(...given)
  return [when?.utc, when?.zone, ...(when?.notes ?? [])].join(' ')
}

type Part = { from: string; to: string; start: string; lines?: readonly string[] }
const part = (name: 'STANDARD' | 'DAYLIGHT', { from, to, start, lines = [] }: Part) => [
  `BEGIN:${name}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  `DTSTART:${start}`,
  ...lines,
  `END:${name}`,
]
const yearly = (rest: string) => [`RRULE:FREQ=YEARLY;${rest}`]

describe('a TZID that names its zone', () => {
  test.each([
    ['"tzone://Microsoft/Utc"', '2026-07-03T10:00Z UTC'],
    ['tzone://Microsoft/Utc', '2026-07-03T10:00Z UTC'],
    ['(UTC) Koordinerad universell tid', '2026-07-03T10:00Z UTC'],
    ['Eastern Standard Time 1', '2026-07-03T14:00Z America/New_York'],
    ['/freeassociation.sourceforge.net/Europe/Berlin', '2026-07-03T08:00Z Europe/Berlin'],
    ['(GMT+01.00) Sarajevo/Warsaw/Zagreb', '2026-07-03T08:00Z Europe/Sarajevo'],
    ['"(GMT+01:00) Sarajevo/Warsaw/Zagreb"', '2026-07-03T08:00Z Europe/Sarajevo'],
    ['(UTC-05:00) Eastern Time (US & Canada)', '2026-07-03T14:00Z America/New_York'],
    ['"(UTC-05:00) Est (É.-U. et Canada)"', '2026-07-03T14:00Z America/New_York'],
    ['Europe de l’Ouest', '2026-07-03T08:00Z Europe/Paris'],
    ['ora solare Europa occidentale', '2026-07-03T08:00Z Europe/Rome'],
    ['RTZ 2 (зима)', '2026-07-03T07:00Z Europe/Moscow'],
    ['東京 (標準時)', '2026-07-03T01:00Z Asia/Tokyo'],
    ['대한민국 표준시', '2026-07-03T01:00Z Asia/Seoul'],
    ['Mexico Standard Time', '2026-07-03T16:00Z America/Mexico_City'],
    ['Malay Peninsula Standard Time', '2026-07-03T02:00Z Asia/Singapore'],
  ])('%s', (tzid, expected) => {
    expect(read(tzid, '20260703')).toBe(expected)
  })

  test('one that names none leaves the zone assumed, and one that names an offset alone says so', () => {
    expect(read('Customized Time Zone', '20260703')).toBe(
      '2026-07-03T08:00Z Europe/Berlin zone-assumed',
    )
    expect(read('(UTC-05:00) Utopia', '20260703')).toBe('2026-07-03T15:00Z -05:00 zone-offset')
    expect(read('CST', '20260703')).toContain('zone-ambiguous')
  })
})

const tokyo = [
  ...part('DAYLIGHT', {
    from: '+0900',
    to: '+1000',
    start: '19480502T000000',
    lines: yearly('BYMONTH=5;BYDAY=1SU;UNTIL=19510505T150000Z'),
  }),
  ...part('STANDARD', {
    from: '+1000',
    to: '+0900',
    start: '19480912T010000',
    lines: yearly('BYMONTH=9;BYDAY=2SU;UNTIL=19510908T150000Z'),
  }),
]
const central = [
  ...part('DAYLIGHT', {
    from: '+0100',
    to: '+0200',
    start: '16010325T020000',
    lines: yearly('BYMONTH=3;BYDAY=-1SU'),
  }),
  ...part('STANDARD', {
    from: '+0200',
    to: '+0100',
    start: '16011028T030000',
    lines: yearly('BYMONTH=10;BYDAY=-1SU'),
  }),
]
const byDates = [
  ...part('STANDARD', {
    from: '+0300',
    to: '+0200',
    start: '20241027T040000',
    lines: ['RDATE:20251026T040000,20261025T040000'],
  }),
  ...part('DAYLIGHT', {
    from: '+0200',
    to: '+0300',
    start: '20240331T030000',
    lines: ['RDATE:20250330T030000', 'RDATE:20260329T030000'],
  }),
]
const american = (...lines: readonly string[]) => [
  ...part('DAYLIGHT', {
    from: '-0500',
    to: '-0400',
    start: '20070311T020000',
    lines: yearly('BYMONTH=3;BYMONTHDAY=8,9,10,11,12,13,14;BYDAY=SU'),
  }),
  ...part('STANDARD', {
    from: '-0400',
    to: '-0500',
    start: '20071104T020000',
    lines,
  }),
]

describe('the rules of a VTIMEZONE', () => {
  test.each([
    ['summer time that ended by UNTIL is over', tokyo, '20260703', '2026-07-03T01:00Z +09:00'],
    ['and held while UNTIL had not come', tokyo, '19510801', '1951-08-01T00:00Z +10:00'],
    ['the last time of a rule is UNTIL itself', tokyo, '19510507', '1951-05-07T00:00Z +10:00'],
    [
      'before all parts holds what the first came from',
      tokyo,
      '19400101',
      '1940-01-01T01:00Z +09:00',
    ],
    ['rules without an end hold on, in summer', central, '20270705', '2027-07-05T08:00Z +02:00'],
    ['and in winter', central, '20270105', '2027-01-05T09:00Z +01:00'],
    ['single dates in summer', byDates, '20260703', '2026-07-03T07:00Z +03:00'],
    ['single dates in winter', byDates, '20261203', '2026-12-03T08:00Z +02:00'],
    ['the last of the dates holds on', byDates, '20280703', '2028-07-03T08:00Z +02:00'],
    [
      'a Sunday among days of the month',
      american(...yearly('BYMONTH=11;BYDAY=SU;BYSETPOS=1')),
      '20261031',
      '2026-10-31T14:00Z -04:00',
    ],
    [
      'a rule by its place in the month',
      american(...yearly('BYMONTH=11;BYDAY=SU;BYSETPOS=1')),
      '20261101',
      '2026-11-01T15:00Z -05:00',
    ],
    [
      'a rule that ends by COUNT',
      american(...yearly('BYMONTH=11;BYDAY=1SU;COUNT=2')),
      '20260202',
      '2026-02-02T14:00Z -04:00',
    ],
  ])('%s', (_what, parts, day, expected) => {
    expect(read('Custom', day, parts)).toBe(expected)
  })

  const southern = [
    ...part('STANDARD', {
      from: '+1100',
      to: '+1030',
      start: '20080406T020000',
      lines: yearly('BYMONTH=4;BYDAY=1SU'),
    }),
    ...part('DAYLIGHT', {
      from: '+1030',
      to: '+1100',
      start: '20081005T020000',
      lines: yearly('BYMONTH=10;BYDAY=1SU'),
    }),
  ]
  test.each([
    ['winter of the south by half an hour', southern, '20260703', '2026-07-02T23:30Z +10:30'],
    ['summer of the south', southern, '20261203', '2026-12-02T23:00Z +11:00'],
    ['the last minute of summer time', central, '20261024T235900', '2026-10-24T21:59Z +02:00'],
    ['the first hour of winter time', central, '20261025T033000', '2026-10-25T02:30Z +01:00'],
    [
      'an hour shown twice is the first, and says so',
      central,
      '20261025T023000',
      '2026-10-25T00:30Z +02:00 clock-overlap',
    ],
    [
      'an hour left out is read by the offset before it, and says so',
      central,
      '20260329T023000',
      '2026-03-29T01:30Z +01:00 clock-gap',
    ],
    ['half an hour left out', southern, '20261004T021500', '2026-10-03T15:45Z +10:30 clock-gap'],
    [
      'half an hour shown twice',
      southern,
      '20260405T014500',
      '2026-04-04T14:45Z +11:00 clock-overlap',
    ],
  ])('%s', (_what, parts, day, expected) => {
    expect(read('Custom', day, parts)).toBe(expected)
  })

  test.each([
    ['"Praxis: Köln, Bonn"', 'Praxis: Köln\\, Bonn'],
    ['"Haus; Hof"', 'Haus\\; Hof'],
    ['"tzone://Microsoft/Custom"', 'tzone://Microsoft/Custom'],
    ['"Customized Time Zone"', 'customized time zone'],
    ['"ZW-1|Std"', 'ZW-1|Std'],
    ['"Z=-1$DL=1$DO=3 -1 1 10 -1 1$ZX=W. Europe"', 'Z=-1$DL=1$DO=3 -1 1 10 -1 1$ZX=W. Europe'],
    ['W. Europe', 'W. Europe'],
  ])('an event by %s is of the VTIMEZONE %s', (tzid, own) => {
    expect(read(tzid, '20260703', central, own)).toBe('2026-07-03T08:00Z +02:00')
    expect(read(tzid, '20261203', central, own)).toBe('2026-12-03T09:00Z +01:00')
  })

  test.each([
    ['of another id', central, 'Customs'],
    ['without an offset', ['BEGIN:STANDARD', 'DTSTART:19700101T000000', 'END:STANDARD'], 'Custom'],
    [
      'with an offset that no clock has',
      part('STANDARD', { from: '+9900', to: '+9900', start: '19700101T000000' }),
      'Custom',
    ],
  ])('a VTIMEZONE %s gives no zone', (_what, parts, own) => {
    expect(read('Custom', '20260703', parts, own)).toBe(
      '2026-07-03T08:00Z Europe/Berlin zone-assumed',
    )
  })

  test('count less than the long name of a clock in any language', () => {
    expect(read('Mitteleuropäische Zeit', '20260703', central)).toBe(
      '2026-07-03T08:00Z Europe/Berlin',
    )
    expect(read('"Mitteleuropäische Zeit"', '20261203')).toBe('2026-12-03T09:00Z Europe/Berlin')
  })

  test('count more than an offset or a short name, and less than a place', () => {
    expect(read('(GMT+01.00) Utopia', '20270705', central)).toBe('2027-07-05T08:00Z +02:00')
    expect(read('GMT +0100 (Standard) / GMT +0200 (Daylight)', '20270705', central)).toBe(
      '2027-07-05T08:00Z +02:00',
    )
    expect(read('CET', '20270705', central)).toBe('2027-07-05T08:00Z Europe/Paris')
    const china = part('STANDARD', { from: '+0800', to: '+0800', start: '19700101T000000' })
    expect(read('CST', '20260703', china)).toBe('2026-07-03T02:00Z Asia/Shanghai')
    expect(read('Asia/Tokyo', '20260703', central)).toBe('2026-07-03T01:00Z Asia/Tokyo')
  })
})

/** The entries of calendars that other programs write, and when each says that its owner is busy. */

export const calendar = (...components: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...components, 'END:VCALENDAR', ''].join('\r\n')
export const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')

const berlinByHand = [
  'BEGIN:VTIMEZONE',
  'TZID:Our own',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

const morning = [
  'DTSTART;TZID=Europe/Berlin:20260310T090000',
  'DTEND;TZID=Europe/Berlin:20260310T100000',
]
export const utcHour = ['DTSTART:20260310T090000Z', 'DTEND:20260310T100000Z']
export const at9 = '2026-03-10T09:00/2026-03-10T10:00'
const daily3 = [...utcHour, 'UID:a', 'RRULE:FREQ=DAILY;COUNT=3']

/** A title, the components of a calendar, and the busy times as `start/end`, to the minute in UTC. */
export const feedCases: [title: string, components: string[], busy: string[]][] = [
  ['a meeting in UTC', [event(...utcHour)], [at9]],
  ['one in a zone of the database', [event(...morning)], ['2026-03-10T08:00/2026-03-10T09:00']],
  [
    'one in a zone as Windows names it, without its definition',
    [event('DTSTART;TZID=W. Europe Standard Time:20260710T090000', 'DURATION:PT1H')],
    ['2026-07-10T07:00/2026-07-10T08:00'],
  ],
  [
    'one in a zone that only some know is on the clocks of who owns the calendar',
    [
      event(
        'DTSTART;TZID=SystemV/EST5:20250310T090000',
        'DTEND;TZID=SystemV/EST5:20250310T100000',
        'RRULE:FREQ=YEARLY;COUNT=2',
      ),
    ],
    ['2026-03-10T14:00/2026-03-10T15:00'],
  ],
  [
    'one in a zone that the calendar defines itself, on both sides of its clock change',
    [
      berlinByHand,
      event('DTSTART;TZID=Our own:20260328T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'),
    ],
    ['2026-03-28T08:00/2026-03-28T09:00', '2026-03-29T07:00/2026-03-29T08:00'],
  ],
  [
    'an hour that clocks show twice is the first of both',
    [event('DTSTART;TZID=Europe/Berlin:20261025T023000', 'DURATION:PT15M')],
    ['2026-10-25T00:30/2026-10-25T00:45'],
  ],
  [
    'and the same by a definition of its own',
    [berlinByHand, event('DTSTART;TZID=Our own:20261025T023000', 'DURATION:PT15M')],
    ['2026-10-25T00:30/2026-10-25T00:45'],
  ],
  [
    'an hour that clocks leave out is an hour later',
    [event('DTSTART;TZID=Europe/Berlin:20260329T023000', 'DURATION:PT15M')],
    ['2026-03-29T01:30/2026-03-29T01:45'],
  ],
  [
    'a zone that nobody knows is the host’s own',
    [event('DTSTART;TZID=Atlantis:20260310T090000', 'DURATION:PT1H')],
    ['2026-03-10T14:00/2026-03-10T15:00'],
  ],
  [
    'a floating time is on the host’s clock',
    [event('DTSTART:20260310T090000', 'DTEND:20260310T100000')],
    ['2026-03-10T14:00/2026-03-10T15:00'],
  ],
  [
    'a whole day is the host’s day, of 23 hours when clocks are set',
    [event('DTSTART;VALUE=DATE:20260308', 'DTEND;VALUE=DATE:20260309')],
    ['2026-03-08T06:00/2026-03-09T05:00'],
  ],
  [
    'a whole day without an end is one day',
    [event('DTSTART;VALUE=DATE:20260310')],
    ['2026-03-10T05:00/2026-03-11T05:00'],
  ],
  [
    'whole days every week',
    [event('DTSTART;VALUE=DATE:20260310', 'RRULE:FREQ=WEEKLY;UNTIL=20260317')],
    ['2026-03-10T05:00/2026-03-11T05:00', '2026-03-17T05:00/2026-03-18T05:00'],
  ],
  [
    'a day of duration is one of the calendar, hours are exact',
    [
      event('DTSTART;TZID=Europe/Berlin:20260328T120000', 'DURATION:P1D'),
      event('DTSTART;TZID=Europe/Berlin:20261024T120000', 'DURATION:PT24H'),
    ],
    ['2026-03-28T11:00/2026-03-29T10:00', '2026-10-24T10:00/2026-10-25T10:00'],
  ],
  ['free time does not block', [event(...utcHour, 'TRANSP:TRANSPARENT')], []],
  [
    'a transparent whole day does not either',
    [event('DTSTART;VALUE=DATE:20260310', 'TRANSP:TRANSPARENT')],
    [],
  ],
  ['what was cancelled does not block', [event(...utcHour, 'STATUS:CANCELLED')], []],
  ['what is tentative blocks', [event(...utcHour, 'STATUS:TENTATIVE')], [at9]],
  ['what takes no time does not block', [event('DTSTART:20260310T090000Z')], []],
  [
    'what ends before it begins does not',
    [event('DTSTART:20260310T090000Z', 'DTEND:20260310T080000Z')],
    [],
  ],
  [
    'a reminder inside an event is not its own start',
    [event(...utcHour, 'BEGIN:VALARM', 'TRIGGER:-PT15M', 'DURATION:PT5H', 'END:VALARM')],
    [at9],
  ],
  ['tasks and journals do not block', ['BEGIN:VTODO', ...utcHour, 'END:VTODO'], []],
  [
    'a rule with COUNT',
    [event(...daily3)],
    [at9, at9.replaceAll('-10T', '-11T'), at9.replaceAll('-10T', '-12T')],
  ],
  [
    'a rule in a zone keeps its hour when clocks are set',
    [
      event(
        'DTSTART;TZID=America/New_York:20260306T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;COUNT=2',
      ),
    ],
    ['2026-03-06T14:00/2026-03-06T15:00', '2026-03-13T13:00/2026-03-13T14:00'],
  ],
  [
    'UNTIL in UTC is compared as an instant',
    [event(...morning, 'RRULE:FREQ=DAILY;UNTIL=20260311T080000Z')],
    ['2026-03-10T08:00/2026-03-10T09:00', '2026-03-11T08:00/2026-03-11T09:00'],
  ],
  ['EXDATE', [event(...daily3, 'EXDATE:20260311T090000Z')], [at9, at9.replaceAll('-10T', '-12T')]],
  [
    'EXDATE in another zone than the event',
    [event(...daily3, 'EXDATE;TZID=Europe/Berlin:20260311T100000,20260312T100000')],
    [at9],
  ],
  ['EXDATE that names days', [event(...daily3, 'EXDATE;VALUE=DATE:20260311,20260312')], [at9]],
  [
    'EXDATE of the first',
    [event(...daily3, 'EXDATE:20260310T090000Z,20260311T090000Z')],
    [at9.replaceAll('-10T', '-12T')],
  ],
  ['RDATE', [event(...utcHour, 'RDATE:20260312T090000Z')], [at9, at9.replaceAll('-10T', '-12T')]],
  [
    'RDATE as a period has an end of its own',
    [
      event(
        ...utcHour,
        'RDATE;VALUE=PERIOD:20260312T090000Z/PT30M,20260313T090000Z/20260313T111500Z',
      ),
    ],
    [at9, '2026-03-12T09:00/2026-03-12T09:30', '2026-03-13T09:00/2026-03-13T11:15'],
  ],
  [
    'RECURRENCE-ID moves one of them',
    [
      event(...daily3),
      event('UID:a', 'RECURRENCE-ID:20260311T090000Z', 'DTSTART:20260311T150000Z', 'DURATION:PT2H'),
    ],
    [at9, '2026-03-11T15:00/2026-03-11T17:00', at9.replaceAll('-10T', '-12T')],
  ],
  [
    'RECURRENCE-ID of a cancelled one takes it away',
    [
      event(
        'UID:a',
        'RECURRENCE-ID:20260311T090000Z',
        'DTSTART:20260311T090000Z',
        'DURATION:PT1H',
        'STATUS:CANCELLED',
      ),
      event(...daily3),
    ],
    [at9, at9.replaceAll('-10T', '-12T')],
  ],
  [
    'RECURRENCE-ID for this and all after moves those, too',
    [
      event(...daily3),
      event(
        'UID:a',
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20260311T090000Z',
        'DTSTART:20260311T100000Z',
        'DURATION:PT30M',
      ),
    ],
    [at9, '2026-03-11T10:00/2026-03-11T10:30', '2026-03-12T10:00/2026-03-12T10:30'],
  ],
  [
    'a change without its meeting stands for itself',
    [event('UID:b', 'RECURRENCE-ID:20260311T090000Z', ...utcHour)],
    [at9],
  ],
  [
    'of two states of a meeting the later counts',
    [
      event('UID:a', 'SEQUENCE:1', 'DTSTART:20260312T090000Z', 'DURATION:PT1H'),
      event('UID:a', 'SEQUENCE:2', ...utcHour),
    ],
    [at9],
  ],
  [
    'meetings that a program names alike all block',
    [event('UID:1', ...utcHour), event('UID:1', 'DTSTART:20260312T090000Z', 'DURATION:PT1H')],
    [at9, at9.replaceAll('-10T', '-12T')],
  ],
  [
    'free-busy times',
    [
      'BEGIN:VFREEBUSY',
      'FREEBUSY:20260310T090000Z/PT1H,20260312T090000Z/20260312T100000Z',
      'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20260313T090000Z/PT15M',
      'FREEBUSY;FBTYPE=FREE:20260314T090000Z/PT1H',
      'END:VFREEBUSY',
    ],
    [at9, at9.replaceAll('-10T', '-12T'), '2026-03-13T09:00/2026-03-13T09:15'],
  ],
  [
    'what overlaps is one, what touches is two',
    [
      event(...utcHour),
      event('DTSTART:20260310T093000Z', 'DURATION:PT1H'),
      event('DTSTART:20260310T103000Z', 'DURATION:PT30M'),
    ],
    ['2026-03-10T09:00/2026-03-10T10:30', '2026-03-10T10:30/2026-03-10T11:00'],
  ],
  [
    'what is over, and what is far ahead',
    [
      event('DTSTART:20260210T090000Z', 'DURATION:PT1H'),
      event('DTSTART:20280310T090000Z', 'DURATION:PT1H'),
    ],
    [],
  ],
  [
    'what began before and still goes on',
    [event('DTSTART:20260101T000000Z', 'DTEND:20260301T010000Z')],
    ['2026-01-01T00:00/2026-03-01T01:00'],
  ],
  [
    'a rule since long ago, folded lines and small letters',
    [
      'begin:vevent\r\ndtstart:2001\r\n 0310T090000Z\r\nDuration:PT1H\r\nrrule:FREQ=YEARLY\r\nend:vevent',
    ],
    [at9, at9.replaceAll('2026', '2027')],
  ],
]

import { describe, expect, test } from 'vitest'
import { csvTable } from '#tests/support/csv-table.ts'
import { missingColumns } from './columns.ts'
import { findFileZone } from './file-settings.ts'
import { failedRowsCsv, previewOf } from './import-rows.ts'
import { readBookings } from './read-bookings.ts'

const zone = 'America/New_York'

const calendlyHead =
  'Invitee Name,Invitee First Name,Invitee Last Name,Invitee Email,Invitee Time Zone,Text Reminder Number,Event Type Name,Start Date & Time,End Date & Time,Location,Canceled,Event UUID,Invitee UUID'

const rows = (...starts: string[]) =>
  csvTable(
    `Invitee Email,Start Date & Time\n${starts.map((s, i) => `p${i}@acme.example,"${s}"`).join('\n')}\n`,
  )

test('an export of Calendly', () => {
  const { bookings, dropped } = readBookings(
    csvTable(
      `${calendlyHead}\nJane Doe,Jane,Doe,jane@acme.example,Eastern Time - US & Canada,+1 202-555-0101,Discovery call,2025-03-03 11:00 am,2025-03-03 11:30 am,Zoom,false,ev-1,inv-1\n`,
    ),
    { zone },
  )
  expect(dropped).toEqual([])
  expect(bookings).toEqual([
    {
      line: 2,
      name: 'Jane Doe',
      email: 'jane@acme.example',
      phone: '+1 202-555-0101',
      company: null,
      meetingType: 'Discovery call',
      utc: '2025-03-03T16:00Z',
      local: '2025-03-03T11:00',
      zone,
      clockChange: null,
      status: 'scheduled',
      inviteeId: 'inv-1',
      eventId: 'ev-1',
      key: 'invitee:inv-1',
    },
  ])
})

test('headers count whatever their case and spacing, names in two parts are joined', () => {
  const { bookings } = readBookings(
    csvTable(
      ' invitee FIRST name ;Invitee_Last_Name;INVITEE E-MAIL;start date and time\nJane;Doe;jane@acme.example;2025-03-03 11:00\n',
    ),
    { zone },
  )
  expect(bookings).toMatchObject([
    { name: 'Jane Doe', meetingType: '30-minute strategy call', phone: null },
  ])
})

test('a row without an address or a start is dropped with its line and the reason', () => {
  const { bookings, dropped } = readBookings(
    csvTable(
      'Invitee Name,Invitee Email,Start Date & Time\nA,,2025-03-03 11:00\nB,b@acme.example,\nC,c at acme,2025-03-03 11:00\nD,d@acme.example,soon\nE,e@acme.example,2025-02-30 11:00\nF,f@acme.example,2025-03-03\nG,g@acme.example,2025-03-03 11:00\n',
    ),
    { zone },
  )
  expect(bookings.map(({ name }) => name)).toEqual(['G'])
  expect(dropped).toEqual([
    { line: 2, reason: 'The row has no e-mail address.' },
    { line: 3, reason: 'The row has no date.' },
    { line: 4, reason: '“c at acme” is not an e-mail address.' },
    { line: 5, reason: '“soon” is not a date that can be read.' },
    { line: 6, reason: 'The calendar has no day “2025-02-30 11:00”.' },
    { line: 7, reason: '“2025-03-03” has no time of day that can be read.' },
  ])
})

test('an address is read out of what exports put around it, a name of two lines is one', () => {
  const { bookings, dropped } = readBookings(
    csvTable(
      'Name,Email,Company,Start\n"Anna\nMeister","Anna <anna@acme.example>","Acme\nLtd",2025-03-03 11:00\n\u200b,\u200bbo@acme.example;,,2025-03-03 12:00\n"O\'Neil, Pat",mailto:o\'neil@acme.example,,2025-03-03 13:00\n',
    ),
    { zone },
  )
  expect(dropped).toEqual([])
  expect(bookings.map(({ name, email, company }) => [name, email, company])).toEqual([
    ['Anna Meister', 'anna@acme.example', 'Acme Ltd'],
    ['bo@acme.example', 'bo@acme.example', null],
    ["O'Neil, Pat", "o'neil@acme.example", null],
  ])
})

describe('starts as exports write them', () => {
  test.each([
    ['2025-03-03 11:00 am', '2025-03-03T11:00'],
    ['2025-03-03 11:00', '2025-03-03T11:00'],
    ['2025-03-03 12:15 am', '2025-03-03T00:15'],
    ['2025-03-03 12:15 PM', '2025-03-03T12:15'],
    ['2025/3/3 9:05', '2025-03-03T09:05'],
    ['25/03/2025 14:30', '2025-03-25T14:30'],
    ['3/25/25 2:30 PM', '2025-03-25T14:30'],
    ['25.03.2025 14:30', '2025-03-25T14:30'],
    ['2025-03-03 24:00', '2025-03-04T00:00'],
    ['31.12.2025 24:00', '2026-01-01T00:00'],
    ['46359.4375', '2026-12-03T10:30'],
    ['46359,9999999', '2026-12-04T00:00'],
    ['03.04.2025, 14:30', '2025-04-03T14:30'],
    ['March 3, 2025 2:30 PM', '2025-03-03T14:30'],
    ['3-Mar-2025 14:30', '2025-03-03T14:30'],
    ['14:30 - Monday 3 March 2025', '2025-03-03T14:30'],
  ])('%s', (start, local) => {
    expect(readBookings(rows(start), { zone }).bookings[0]?.local).toBe(local)
  })

  test('an offset or a zone in the cell counts more than the zone of the file', () => {
    const { bookings } = readBookings(
      rows('2025-03-03T11:00:00Z', '2025-03-03T11:00:00+01:00', '2025-03-03 11:00 am PST'),
      { zone },
    )
    expect(bookings.map(({ utc }) => utc)).toEqual([
      '2025-03-03T11:00Z',
      '2025-03-03T10:00Z',
      '2025-03-03T19:00Z',
    ])
  })

  test.each([
    ['2026-12-03 15:30:00+00', '2026-12-03T15:30Z'],
    ['2026-12-03 10:30:00.745-05', '2026-12-03T15:30Z'],
    ['2026-12-03T10:30:00-05', '2026-12-03T15:30Z'],
    ['2026-12-03T10:30-05', '2026-12-03T15:30Z'],
    ['2026-12-03 10:30:00-11', '2026-12-03T21:30Z'],
    ['2026-12-03 20:30:00+05:30', '2026-12-03T15:00Z'],
    ['20261203T153000+00', '2026-12-03T15:30Z'],
    ['2026-12-03T10:30:00−05:00', '2026-12-03T15:30Z'],
    ['2026-12-03 21:00:00 +5:30', '2026-12-03T15:30Z'],
    ['2026-12-03 10:30-05:00', '2026-12-03T15:30Z'],
    // A span of hours, which is no offset: the zone of the file.
    ['2026-12-03 10:30-11:30', '2026-12-03T15:30Z'],
    ['2026-12-03 10:30-11', '2026-12-03T15:30Z'],
    ['2026-12-03 10:30', '2026-12-03T15:30Z'],
    ['2026-12-03 10:30-11:00', '2026-12-03T15:30Z'],
    ['2026-12-03 10:30-05:00', '2026-12-03T15:30Z'],
    ['2026-12-03T10:30:00−05:00', '2026-12-03T15:30Z'],
    ['2026-12-03 10:30 UTC−05', '2026-12-03T15:30Z'],
  ])('an offset of hours alone: %s', (start, utc) => {
    expect(readBookings(rows(start), { zone }).bookings[0]?.utc).toBe(utc)
  })

  test.each([
    ['2026/12/03 下午 02:30', '2026-12-03T14:30'],
    ['2026-12-03 오후 2:30', '2026-12-03T14:30'],
    ['13/12/2026 2:30 μ.μ.', '2026-12-13T14:30'],
    ['2026/12/03 午後2:30', '2026-12-03T14:30'],
    ['2026-12-03 02:30 م', '2026-12-03T14:30'],
    ['2026-12-03 2:30 du.', '2026-12-03T14:30'],
    ['2026-12-03 2:30 nachm.', '2026-12-03T14:30'],
    ['2026-12-03 2:30:00 CH', '2026-12-03T14:30'],
    ['2026. 12. 3. 오후 2:30', '2026-12-03T14:30'],
    ['\u200f13\u200f/12\u200f/2026، ٢:٣٠ م', '2026-12-13T14:30'],
    ['2026-12-03 10:30 Uhr', '2026-12-03T10:30'],
    ['Dec 3, 2026 at 10:30', '2026-12-03T10:30'],
    ['2026-12-03 10:30 (30 min)', '2026-12-03T10:30'],
    ['2026-12-03 14:30 Sitzung', '2026-12-03T14:30'],
    ['2026年12月3日 下午2:30', '2026-12-03T14:30'],
    ['2026년 12월 3일 오후 2:30', '2026-12-03T14:30'],
    ['13/12/2026 à 14 h 30', '2026-12-13T14:30'],
    ['3 декабря 2026 г. 10:30', '2026-12-03T10:30'],
    ['3 grudnia 2026 14:30', '2026-12-03T14:30'],
    ['3. 12. 2026 14.30', '2026-12-03T14:30'],
    ['2026년 12월 3일 오후 2시 30분', '2026-12-03T14:30'],
    ['2026-12-03 பிற்பகல் 2:30', '2026-12-03T14:30'],
    ['2026-12-03 ۲:۳۰ بعدازظهر', '2026-12-03T14:30'],
    ['3 grudnia 2026, 14:30', '2026-12-03T14:30'],
    ['3 декабря 2026 г. 14:30', '2026-12-03T14:30'],
    ['2026. december 3. 14:30', '2026-12-03T14:30'],
  ])('the half of the day in any language: %s', (start, local) => {
    expect(readBookings(rows(start), { zone }).bookings[0]?.local).toBe(local)
  })

  test.each([
    '2026-12-03 2:30 flurb',
    '2026-12-03 flurb 2:30',
    '2026-12-03 10:30 x.y.',
    '2026年12月3日 flurb 2:30',
    '2026-12-03 24:30',
    '2026-12-03 10:30:00+15:00',
    '2026-02-30 24:00',
    '46359',
    '4636 0.4375',
  ])('what is not understood is refused: %s', (start) => {
    expect(readBookings(rows(start), { zone })).toMatchObject({ bookings: [], dropped: [{}] })
  })

  test('the hour that the change of clocks leaves out is marked', () => {
    expect(readBookings(rows('2026-03-08 02:30 am'), { zone }).bookings[0]?.clockChange).toBe('gap')
  })

  test('date and time in two columns', () => {
    const { bookings } = readBookings(
      csvTable('Email,Start Date,Start Time\na@acme.example,2025-03-03,2:30 PM\n'),
      { zone },
    )
    expect(bookings[0]?.local).toBe('2025-03-03T14:30')
  })
})

describe('day and month', () => {
  test('no row decides: it is asked, and nothing is read before the answer', () => {
    const file = rows('03/04/2025 11:00', '05/06/2025 12:00')
    const asked = readBookings(file, { zone })
    expect(asked.bookings).toEqual([])
    expect(asked.order).toEqual({
      dayFirst: null,
      decidedBy: null,
      ambiguous: true,
      swappable: 2,
      example: '03/04/2025 11:00',
    })
    const locals = (dayFirst: boolean) =>
      readBookings(file, { zone, dayFirst }).bookings.map(({ local }) => local.slice(0, 10))
    expect(locals(true)).toEqual(['2025-04-03', '2025-06-05'])
    expect(locals(false)).toEqual(['2025-03-04', '2025-05-06'])
  })

  test('one row decides for the others', () => {
    const { bookings, order } = readBookings(rows('03/04/2025 11:00', '25/06/2025 12:00'), { zone })
    expect(order).toMatchObject({ dayFirst: true, decidedBy: 'rows', ambiguous: false })
    expect(bookings.map(({ local }) => local.slice(0, 10))).toEqual(['2025-04-03', '2025-06-25'])
  })

  test('rows that speak against each other: it is asked', () => {
    const file = rows('03/04/2025 11:00', '25/06/2025 12:00', '06/25/2025 12:00')
    expect(readBookings(file, { zone }).order.ambiguous).toBe(true)
    expect(readBookings(file, { zone, dayFirst: false }).bookings).toHaveLength(3)
  })

  test('dates that can be read one way only ask nothing', () => {
    const { order } = readBookings(
      rows('2025-03-04 11:00', '04.03.2025 11:00', '05/05/2025 11:00'),
      { zone },
    )
    expect(order).toMatchObject({ dayFirst: null, ambiguous: false, swappable: 0 })
  })
})

test.each([
  ['true', 'cancelled'],
  ['TRUE', 'cancelled'],
  ['Yes', 'cancelled'],
  ['canceled', 'cancelled'],
  ['false', 'scheduled'],
  ['', 'scheduled'],
])('Canceled “%s” is imported as %s', (cell, status) => {
  const file = csvTable(
    `Email,Start Date & Time,Canceled\na@acme.example,2025-03-03 11:00,${cell}\n`,
  )
  expect(readBookings(file, { zone }).bookings[0]?.status).toBe(status)
})

test.each([
  ['Status', 'Cancelled by client', 'cancelled'],
  ['Status', 'storniert', 'cancelled'],
  ['Status', 'REJECTED', 'cancelled'],
  ['Status', 'Annulé', 'cancelled'],
  ['Status', 'Not cancelled', 'scheduled'],
  ['Status', 'Confirmed', 'scheduled'],
  ['Storniert', 'ja', 'cancelled'],
  ['Storniert', 'nein', 'scheduled'],
  ['Annulé', 'VRAI', 'cancelled'],
])('%s “%s” is imported as %s', (column, cell, status) => {
  const file = csvTable(
    `Email,Start Date & Time,${column}\na@acme.example,2025-03-03 11:00,${cell}\n`,
  )
  expect(readBookings(file, { zone }).bookings[0]?.status).toBe(status)
})

describe('the same booking twice', () => {
  test('by the id of the invitee', () => {
    const file = csvTable(
      'Email,Start Date & Time,Invitee UUID\na@acme.example,2025-03-03 11:00,X\nb@acme.example,2025-03-04 11:00,x\n',
    )
    expect(readBookings(file, { zone }).duplicates).toEqual([{ line: 3, firstLine: 2 }])
  })

  test('else by address and start, in whatever zone they are written', () => {
    const file = csvTable(
      'Email,Start Date & Time\na@acme.example,2025-03-03 11:00\nA@acme.example,2025-03-03T16:00:00Z\na@acme.example,2025-03-03 12:00\n',
    )
    const { bookings, duplicates } = readBookings(file, { zone })
    expect(duplicates).toEqual([{ line: 3, firstLine: 2 }])
    expect(bookings).toHaveLength(2)
  })

  test('by the id of its event, where the file has that once for the address', () => {
    const keysOf = (rows: string) =>
      readBookings(csvTable(`Email,Start Date & Time,Event UUID\n${rows}`), { zone }).bookings.map(
        ({ key }) => key,
      )
    expect(
      keysOf('a@acme.example,2025-03-03 11:00,E\nb@acme.example,2025-03-03 11:00,E\n'),
    ).toEqual(['event:e|a@acme.example', 'event:e|b@acme.example'])
    expect(
      keysOf('a@acme.example,2025-03-03 11:00,E\na@acme.example,2025-03-10 11:00,E\n'),
    ).toEqual(['slot:a@acme.example|2025-03-03T16:00Z', 'slot:a@acme.example|2025-03-10T15:00Z'])
  })

  test('a file read twice gives the same keys', () => {
    const keys = () =>
      readBookings(rows('2025-03-03 11:00'), { zone }).bookings.map(({ key }) => key)
    expect(keys()).toEqual(keys())
  })
})

describe('the zone that a file offers', () => {
  test('in its header, else the most frequent of its column', () => {
    expect(
      findFileZone(csvTable('Email,Start Date & Time (America/Chicago)\na@b.example,x\n')),
    ).toMatchObject({
      zone: 'America/Chicago',
      from: 'header',
    })
    const column =
      'Email,Start,Invitee Time Zone\na@b.example,x,Eastern Time - US & Canada\nb@b.example,x,America/New_York\nc@b.example,x,London\n'
    expect(findFileZone(csvTable(column))).toEqual({
      zone: 'America/New_York',
      from: 'column',
      rows: 2,
      of: 3,
    })
    expect(findFileZone(csvTable('Email,Start\na@b.example,x\n'))).toBeNull()
  })
})

test('columns that no row can be read without are named', () => {
  expect(missingColumns(['Invitee Name', 'Phone'])).toEqual(['Invitee Email', 'Start Date & Time'])
  expect(missingColumns(['E-mail', 'Start Date'])).toEqual([])
})

test('the preview shows five rows and counts the rest', () => {
  expect(previewOf([1, 2, 3, 4, 5])).toEqual({ rows: [1, 2, 3, 4, 5], note: null })
  expect(previewOf([1, 2, 3, 4, 5, 6, 7])).toEqual({ rows: [1, 2, 3, 4, 5], note: 'And 2 more' })
})

test('failed rows come back as a file that can be mended and read again', () => {
  const file = csvTable(
    'Name,Email,Phone,Start Date & Time\n=HYPERLINK(1),,+1 202-555-0101,"2025-03-03\n11:00"\nB,b@acme.example,,2025-03-03 11:00\n',
  )
  const { dropped } = readBookings(file, { zone })
  const csv = failedRowsCsv(file, dropped)
  expect(csv.startsWith('\ufeffName,Email,Phone,Start Date & Time,Line,Problem\r\n')).toBe(true)
  expect(csv).toContain("'=HYPERLINK(1)")
  expect(csv).toContain("'+1 202-555-0101")
  const again = csvTable(csv)
  expect(again.rows[0]?.cells).toEqual([
    '=HYPERLINK(1)',
    '',
    '+1 202-555-0101',
    '2025-03-03\n11:00',
    '2',
    'The row has no e-mail address.',
  ])
  expect(failedRowsCsv(again, [{ line: 2, reason: 'Still none.' }]).split('\r\n')[0]).toBe(
    '\ufeffName,Email,Phone,Start Date & Time,Line,Problem',
  )
})

test('ten thousand rows are read', () => {
  const body = Array.from(
    { length: 10_000 },
    (_, i) =>
      `Person ${i},Person,${i},p${i}@acme.example,Eastern Time - US & Canada,+1 202-555-0101,Intro,2025-${String((i % 12) + 1).padStart(2, '0')}-${String((i % 28) + 1).padStart(2, '0')} ${(i % 12) + 1}:00 ${i % 2 ? 'am' : 'pm'},,"Room ""A""\nfloor 2",false,ev${i},inv${i}`,
  )
  const read = csvTable(`${calendlyHead}\n${body.join('\n')}\n`)
  const { bookings, dropped } = readBookings(read, { zone: findFileZone(read)?.zone ?? zone })
  expect(bookings).toHaveLength(10_000)
  expect(dropped).toEqual([])
  expect(bookings.at(-1)?.line).toBe(20_000)
})

describe('a number that a spreadsheet has spoiled', () => {
  const file = csvTable(
    'name,email,start,phone,Invitee UUID\nEvi,evi@x.example,2026-12-03 10:30,4.91512E+12,1.23E+15\nIvo,ivo@x.example,2026-12-03 11:30,"=""+49 151 2345678""",1.23E+15\nUma,uma@x.example,2026-12-03 12:30,\'0151 2345678,u1\n',
  )
  const { bookings, withoutPhone, duplicates, dropped } = readBookings(file, { zone })

  test('is left out with a note, and the row is read without it', () => {
    expect(bookings.map(({ name, phone }) => [name, phone])).toEqual([
      ['Evi', null],
      ['Ivo', '+49 151 2345678'],
      ['Uma', '0151 2345678'],
    ])
    expect(withoutPhone).toEqual([
      {
        line: 2,
        reason:
          'Excel has shortened this number to “4.91512E+12”: its last digits are lost, and it is left out.',
      },
    ])
    expect(dropped).toEqual([])
  })

  test('does not make one booking of two as an id', () => {
    expect(duplicates).toEqual([])
    expect(bookings.map(({ inviteeId }) => inviteeId)).toEqual([null, null, 'u1'])
  })
})

describe('columns as they are called elsewhere', () => {
  const booking = {
    name: 'Ida Holm',
    email: 'ida@holm.example',
    meetingType: 'Intro',
    utc: '2026-12-17T15:30Z',
  }

  test.each([
    [
      'Kunde;E-Mail;Datum;Uhrzeit;Dienstleistung',
      'Ida Holm;ida@holm.example;17.12.2026;10:30;Intro',
    ],
    [
      'Name der eingeladenen Person;E-Mail der eingeladenen Person;Startdatum und -uhrzeit;Name des Ereignistyps',
      'Ida Holm;ida@holm.example;2026-12-17 10:30;Intro',
    ],
    [
      'Nom;Prénom;Adresse e-mail;Date et heure de début;Prestation',
      'Holm;Ida;ida@holm.example;17/12/2026 10:30;Intro',
    ],
    [
      'Nombre del invitado;Correo electrónico del invitado;Fecha y hora de inicio;Tipo de evento',
      'Ida Holm;ida@holm.example;17/12/2026 10:30;Intro',
    ],
    ['Nome;Cognome;E-mail;Data;Ora;Servizio', 'Ida;Holm;ida@holm.example;17/12/2026;10:30;Intro'],
    ['Nome|E-mail|Data|Horário|Serviço', 'Ida Holm|ida@holm.example|17/12/2026|10:30|Intro'],
    [
      'Naam;E-mailadres;Begindatum;Begintijd;Type afspraak',
      'Ida Holm;ida@holm.example;17-12-2026;10:30;Intro',
    ],
    ['Namn;E-post;Starttid;Tjänst', 'Ida Holm;ida@holm.example;2026-12-17 10:30;Intro'],
    [
      'Imię;Nazwisko;Adres e-mail;Data rozpoczęcia;Usługa',
      'Ida;Holm;ida@holm.example;17.12.2026 10:30;Intro',
    ],
    [
      'Customer Name,Customer Email,Service,From,To',
      'Ida Holm,ida@holm.example,Intro,17-Dec-2026 10:30 AM,17-Dec-2026 11:00 AM',
    ],
    ['Name,Email,Date,From,Service', 'Ida Holm,ida@holm.example,2026-12-17 10:30,Website,Intro'],
    [
      'Name,Email,Start Date,Start Time,Service',
      'Ida Holm,ida@holm.example,2026-12-17 00:00:00,10:30,Intro',
    ],
  ])('%s', (head, row) => {
    expect(readBookings(csvTable(`${head}\n${row}\n`), { zone }).bookings).toMatchObject([booking])
  })

  test.each(['Host email', 'Email del organizador', 'E-Mail des Gastgebers', 'Client'])(
    '“%s” is not the address of a guest',
    (header) => {
      expect(missingColumns([header, 'Start'])).toEqual(['Invitee Email'])
    },
  )
})

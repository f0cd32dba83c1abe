import { expect, test } from 'vitest'
import { calendarPart } from './calendar-part.ts'
import type { Meeting } from './payload.ts'

const meeting: Meeting = {
  id: '019',
  sequence: 3,
  type: 'Discovery call; first, of two',
  startsAt: '2026-03-29T00:30:00.000Z',
  timeZone: 'Europe/Berlin',
  name: 'Zoë "Z" Ångström',
  email: 'zoe@example.com',
  greeting: 'Zoë "Z" Ångström',
}
const firm = {
  name: 'Loom, work',
  address: 'hello@loom.example',
  host: 'loom.example',
  phone: { display: '+1 (312) 555-0142', e164: '+13125550142' },
}
const place = [
  'LOCATION:+1 (312) 555-0142',
  'DESCRIPTION:By phone: +1 (312) 555-0142\\nDoes the time not suit you? Reply to our mail and we will find another.',
  'URL:tel:+13125550142',
]
const at = new Date('2026-03-01T09:00:00.000Z')
const linesOf = (content: string) => content.replaceAll('\r\n ', '').split('\r\n')

test.each([
  ['requested', 'REQUEST', 'TENTATIVE'],
  ['scheduled', 'REQUEST', 'CONFIRMED'],
  ['changed', 'REQUEST', 'CONFIRMED'],
  ['cancelled', 'CANCEL', 'CANCELLED'],
] as const)('a meeting that is %s is a %s, %s', (event, method, status) => {
  const part = calendarPart(event, meeting, firm, at)
  const lines = linesOf(part?.content ?? '')
  expect(part?.method).toBe(method)
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Loom\\, work//Consultations//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    'UID:consultation-019@loom.example',
    'SEQUENCE:3',
    'DTSTAMP:20260301T090000Z',
    'DTSTART:20260329T003000Z',
    'DTEND:20260329T010000Z',
    ...(method === 'CANCEL' ? [] : place),
    'SUMMARY:Discovery call\\; first\\, of two with Loom\\, work',
    `STATUS:${status}`,
    'ORGANIZER;CN="Loom, work":mailto:hello@loom.example',
    'ATTENDEE;CN="Zoë Z Ångström";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:zoe@example.com',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

const hosted: Meeting = {
  ...meeting,
  type: 'Discovery call',
  greeting: 'Zoë',
  name: 'Zoë Ångström',
  terms: {
    minutes: 45,
    host: { name: 'Vera', timeZone: 'America/Chicago' },
    place: 'https://meet.example/vera',
    instructions: 'Bring invoices.\r\nThree will do.',
    hasPage: true,
  },
}

test('a booking names its host, length and place', () => {
  const lines = linesOf(calendarPart('booked', hosted, firm, at)?.content ?? '')
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:REQUEST',
      'STATUS:CONFIRMED',
      'DTEND:20260329T011500Z',
      'LOCATION:https://meet.example/vera',
      'URL:https://meet.example/vera',
      'DESCRIPTION:Where: https://meet.example/vera\\nBring invoices.\\nThree will do.\\nDoes the time not suit you? Choose another one\\, or cancel\\, by the link in our mail.',
      'SUMMARY:Discovery call with Vera\\, Loom\\, work',
      'ORGANIZER;CN="Vera, Loom, work":mailto:hello@loom.example',
    ]),
  )
})

test.each([
  ['a phone number', '+1 312 555 0100', 'LOCATION:+1 312 555 0100', 'URL:tel:+13125550100'],
  ['words', 'Room 2', 'LOCATION:Room 2', undefined],
  ['nothing', '', place[0], place[2]],
])('of a place that is %s', (_what, where, location, url) => {
  const terms = hosted.terms && { ...hosted.terms, place: where }
  const part = calendarPart('booked', { ...hosted, ...(terms && { terms }) }, firm, at)
  const lines = linesOf(part?.content ?? '')
  expect(lines).toContain(location)
  expect(lines.find((line) => line.startsWith('URL:'))).toBe(url)
})

test("the host's own copy invites them, and is called after the visitor", () => {
  const host = { name: 'Vera', email: 'vera@loom.example' }
  const lines = linesOf(calendarPart('cancelled', hosted, firm, at, host)?.content ?? '')
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:CANCEL',
      'UID:consultation-019@loom.example',
      'SUMMARY:Discovery call with Zoë Ångström',
      'ATTENDEE;CN="Vera";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:vera@loom.example',
      'ATTENDEE;CN="Zoë";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:zoe@example.com',
    ]),
  )
})

test('no line is longer than 75 bytes, whatever the writing', () => {
  const long = { ...meeting, type: '長い打ち合わせ'.repeat(20), greeting: 'Å'.repeat(200) }
  const content = calendarPart('scheduled', long, firm, at)?.content ?? ''
  for (const line of content.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  }
  expect(linesOf(content).join('\n')).toContain(`${'長い打ち合わせ'.repeat(20)} with`)
})

test('a change that leaves no time takes the entry out of the calendar', () => {
  const part = calendarPart('changed', { ...meeting, startsAt: null }, firm, at)
  const lines = linesOf(part?.content ?? '')
  expect(part?.method).toBe('CANCEL')
  expect(lines).toContain('STATUS:CANCELLED')
  expect(lines).toContain('UID:consultation-019@loom.example')
  expect(lines.filter((line) => line.startsWith('DT'))).toEqual(['DTSTAMP:20260301T090000Z'])
})

test('without a time there is nothing for a calendar', () => {
  expect(calendarPart('requested', { ...meeting, startsAt: null }, firm, at)).toBeNull()
})

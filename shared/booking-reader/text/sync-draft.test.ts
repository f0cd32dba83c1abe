import { describe, expect, test } from 'vitest'
import { parseMeeting } from './parse-meeting.ts'
import { draftOf, syncedBooking, syncRequest } from './sync-draft.ts'

const zone = 'America/New_York'
const read = (text: string) =>
  parseMeeting(text, { now: new Date('2026-03-02T14:00:00Z'), defaultZone: zone })

const paste =
  'Invitee: Jane Doe\nInvitee Email: jane@acme.example\nEvent Date/Time: 3pm, March 5, 2026 (Pacific Time)\nNotes: Two warehouses, one spreadsheet.'

test('a reading is sent as it was read', () => {
  const meeting = read(paste)
  expect(syncRequest(draftOf(meeting, zone), meeting.when)).toEqual({
    name: 'Jane Doe',
    email: 'jane@acme.example',
    company: meeting.company?.value,
    phone: '',
    preferredDate: '2026-03-05T23:00Z',
    timeZone: 'America/Los_Angeles',
    meetingType: '30-minute strategy call',
    status: 'scheduled',
    message: 'Auto-synced meeting data\n\nTwo warehouses, one spreadsheet.',
  })
})

describe('what a person changes counts', () => {
  const meeting = read(paste)
  const draft = draftOf(meeting, zone)
  test.each([
    [{ timeZone: 'Europe/Berlin' }, { preferredDate: '2026-03-05T14:00Z' }],
    [{ local: '2026-03-06T09:30' }, { preferredDate: '2026-03-06T17:30Z' }],
    [{ local: '' }, { preferredDate: null, timeZone: null }],
    [{ name: ' ' }, { name: 'jane@acme.example' }],
    [{ notes: '' }, { message: 'Auto-synced meeting data' }],
    [{ status: 'cancelled' as const }, { status: 'cancelled' }],
  ])('%j', (change, sent) => {
    expect(syncRequest({ ...draft, ...change }, meeting.when)).toMatchObject(sent)
  })
})

test('an hour that comes twice stays the one that the text names', () => {
  const meeting = read('jane@acme.example, November 1, 2026 at 1:30 am EST')
  expect(syncRequest(draftOf(meeting, zone), meeting.when).preferredDate).toBe('2026-11-01T06:30Z')
})

test('a text that says nothing gives an empty draft in the zone given', () => {
  expect(draftOf(read('Nothing of the kind here'), zone)).toMatchObject({
    name: '',
    email: '',
    local: '',
    timeZone: zone,
    meetingType: '30-minute strategy call',
    status: 'scheduled',
  })
})

describe('by what a booking is known again', () => {
  const meetingOf = (text: string) =>
    parseMeeting(text, { now: new Date('2026-11-24T09:00Z'), defaultZone: 'Europe/Berlin' })
  const identity = (text: string) => {
    const meeting = meetingOf(text)
    const { importKey, formerDate } = syncedBooking(draftOf(meeting, 'Europe/Berlin'), meeting)
    return { importKey, formerDate }
  }
  const booking = 'Invitee: Noor Haddad\nInvitee Email: Noor@resched.example\n'

  test('address and start', () => {
    expect(identity(`${booking}Event Date/Time: 10:30am - Monday, December 14, 2026`)).toEqual({
      importKey: 'slot:noor@resched.example|2026-12-14T09:30Z',
      formerDate: null,
    })
  })

  test('the start that it had before it was moved', () => {
    const text = `${booking}New Date/Time: 09:00am - Wednesday, December 16, 2026\nFormer Date/Time: 10:30am - Monday, December 14, 2026`
    expect(identity(text)).toEqual({
      importKey: 'slot:noor@resched.example|2026-12-16T08:00Z',
      formerDate: '2026-12-14T09:30Z',
    })
  })

  test('what a calendar calls it, whenever it is', () => {
    const event = (start: string) =>
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:ab-1@cal\nDTSTART:${start}\nATTENDEE;CN=Noor Haddad:mailto:noor@resched.example\nSUMMARY:Call\nEND:VEVENT\nEND:VCALENDAR`
    const key = 'uid:ab-1@cal|noor@resched.example'
    expect(identity(event('20261214T093000Z')).importKey).toBe(key)
    expect(identity(event('20261216T080000Z')).importKey).toBe(key)
  })

  test('nothing, without a time', () => {
    expect(identity('Noor Haddad, noor@resched.example, some day')).toEqual({
      importKey: null,
      formerDate: null,
    })
  })
  test.each([
    ['Your meeting has been rescheduled.', 'Friday, December 4, 2026 at 10:00', true],
    ['Subject: Verschoben: Erstgespräch', 'Friday, December 4, 2026 at 10:00', true],
    ['Your meeting has been cancelled.', '', true],
    ['Your meeting has been cancelled.', 'Friday, December 4, 2026 at 10:00', false],
    ['Your meeting is confirmed.', 'Friday, December 4, 2026 at 10:00', false],
  ])('whether it is of one that stands already: %s %s', (sentence, when, isChange) => {
    const meeting = meetingOf(`${sentence}\n${when}\n${booking}`)
    expect(syncedBooking(draftOf(meeting, 'Europe/Berlin'), meeting).isChange).toBe(isChange)
  })

  test('how often its calendar had changed it', () => {
    const meeting = meetingOf(
      'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:ab-1@cal\nSEQUENCE:3\nDTSTART:20261214T093000Z\nSUMMARY:Call\nEND:VEVENT\nEND:VCALENDAR',
    )
    expect(syncedBooking(draftOf(meeting, 'Europe/Berlin'), meeting).sequence).toBe(3)
  })
})

import { expect, test } from 'vitest'
import { eventOfChange, goesToAnother, type MeetingState } from './event-of-change.ts'

const pending: MeetingState = {
  status: 'pending',
  preferredDate: new Date('2026-06-01T09:00:00.000Z'),
  timeZone: null,
  meetingType: 'Discovery call',
  email: 'ada@example.com',
}
const scheduled: MeetingState = { ...pending, status: 'scheduled' }
const cancelled: MeetingState = { ...pending, status: 'cancelled' }
const completed: MeetingState = { ...pending, status: 'completed' }
const later = new Date('2026-06-02T09:00:00.000Z')

test.each([
  ['confirming', pending, scheduled, 'scheduled'],
  ['confirming at another time', pending, { ...scheduled, preferredDate: later }, 'scheduled'],
  ['moving', scheduled, { ...scheduled, preferredDate: later }, 'changed'],
  [
    'another kind of call',
    scheduled,
    { ...scheduled, meetingType: 'Follow-up meeting' },
    'changed',
  ],
  ['another zone to tell it in', scheduled, { ...scheduled, timeZone: 'Europe/Berlin' }, 'changed'],
  ['cancelling a request', pending, cancelled, 'cancelled'],
  ['cancelling a meeting', scheduled, cancelled, 'cancelled'],
  ['agreeing again', cancelled, scheduled, 'scheduled'],
  ['nothing the visitor sees', scheduled, { ...scheduled }, null],
  ['the same address in capitals', scheduled, { ...scheduled, email: 'ADA@example.com' }, null],
  ['another time of a mere request', pending, { ...pending, preferredDate: later }, null],
  ['completing', scheduled, completed, null],
  ['taking a time back', scheduled, pending, 'changed'],
  ['taking no time back', { ...scheduled, preferredDate: null }, pending, null],
  [
    'words for the usual kind',
    { ...scheduled, meetingType: null },
    { ...scheduled, meetingType: 'Cheap watches' },
    null,
  ],
  ['reopening', cancelled, pending, null],
] as const)('%s is told as %4$s', (_what, before, after, expected) => {
  expect(eventOfChange(before, after)).toBe(expected)
})

const grace = { ...scheduled, email: 'grace@example.com' }
test.each([
  ['a scheduled call with another address', scheduled, grace, true],
  ['the same address in capitals', scheduled, { ...scheduled, email: 'ADA@example.com' }, false],
  ['a mere request with another address', pending, { ...grace, status: 'pending' }, false],
  ['a call that is agreed at last', pending, grace, false],
] as const)('%s goes to another: %4$s', (_what, before, after, expected) => {
  expect(goesToAnother(before, after)).toBe(expected)
})

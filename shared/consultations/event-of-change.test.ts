import { expect, test } from 'vitest'
import {
  eventOfChange,
  goesToAnother,
  hostNewsOfChange,
  type MeetingState,
  mailedMeetingType,
} from './event-of-change.ts'

const pending: MeetingState = {
  status: 'pending',
  preferredDate: new Date('2026-06-01T09:00:00.000Z'),
  timeZone: null,
  meetingType: 'Discovery call',
  email: 'ada@example.com',
  meetingTypeId: null,
  hostId: null,
  minutes: null,
  place: null,
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
  ['another host', scheduled, { ...scheduled, hostId: 'vera' }, 'changed'],
  ['another length', scheduled, { ...scheduled, minutes: 45 }, 'changed'],
  ['another place', scheduled, { ...scheduled, place: 'Room 2' }, 'changed'],
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

const veras = { ...scheduled, hostId: 'vera', minutes: 45 }
const off = (hostId: string) => ({ hostId, event: 'cancelled' })
test.each([
  ['agreeing with a host', pending, veras, [{ hostId: 'vera', event: 'booked' }]],
  ['giving it a host', scheduled, veras, [{ hostId: 'vera', event: 'booked' }]],
  ['moving', veras, { ...veras, preferredDate: later }, [{ hostId: 'vera', event: 'changed' }]],
  ['another place', veras, { ...veras, place: 'Room 2' }, [{ hostId: 'vera', event: 'changed' }]],
  ['cancelling', veras, { ...veras, status: 'cancelled' }, [off('vera')]],
  ['taking the time back', veras, { ...veras, status: 'pending' }, [off('vera')]],
  ['leaving no time', veras, { ...veras, preferredDate: null }, [off('vera')]],
  [
    'going to another host',
    veras,
    { ...veras, hostId: 'mia' },
    [off('vera'), { hostId: 'mia', event: 'booked' }],
  ],
  ['taking the host away', veras, scheduled, [off('vera')]],
  ['completing', veras, { ...veras, status: 'completed' }, []],
  ['cancelling a mere request', { ...veras, status: 'pending' }, cancelled, []],
  ['nothing that is agreed', veras, { ...veras }, []],
] as const)('%s is told to hosts', (_what, before, after, expected) => {
  expect(hostNewsOfChange(before, after)).toEqual(expected)
})

test.each([
  ['Brand audit', 'brand-audit', 'Brand audit'],
  ['Cheap watches', null, '30-minute strategy call'],
  ['Discovery call', null, 'Discovery call'],
  [null, 'brand-audit', '30-minute strategy call'],
])('%s, of our table as %s, is mailed as %s', (meetingType, meetingTypeId, expected) => {
  expect(mailedMeetingType({ meetingType, meetingTypeId })).toBe(expected)
})

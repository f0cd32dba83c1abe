import { expect, test } from 'vitest'
import { bookingFormSchema, bookingRequest } from './booking-form.ts'

const form = {
  name: ' Ada ',
  email: 'ada@example.com',
  company: '',
  phone: '',
  local: '2026-07-02T15:30',
  timeZone: 'America/Chicago',
  meetingType: 'Discovery call',
}

test.each([
  ['name', ' ', 'Name is required'],
  ['email', '', 'Valid email is required'],
  ['email', 'ada@', 'Valid email is required'],
  ['local', '', 'Meeting date is required'],
  ['local', '2026-02-30T10:00', 'Meeting date is required'],
  ['local', '0026-03-02T10:00', 'Meeting date is required'],
  ['local', '0226-03-02T10:00', 'Meeting date is required'],
  ['meetingType', '', 'Meeting type is required'],
  ['meetingType', 'Lunch', 'Meeting type is required'],
])('%s %j: %s', (field, value, message) => {
  const { error } = bookingFormSchema.safeParse({ ...form, [field]: value })
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    [field, message],
  ])
})

test('is sent as an instant, with the zone it was stated in', () => {
  expect(bookingRequest(bookingFormSchema.parse(form))).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    company: '',
    phone: '',
    preferredDate: '2026-07-02T20:30Z',
    timeZone: 'America/Chicago',
    meetingType: 'Discovery call',
    status: 'scheduled',
    message: 'Calendly booking - Discovery call',
  })
})

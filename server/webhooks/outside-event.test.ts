import { expect, test } from 'vitest'
import { z } from 'zod'
import { readCalcom, readCalendly } from './outside-event.ts'

const invitee = (more: object = {}, event: object = {}) => ({
  event: 'invitee.created',
  created_at: '2026-03-01T10:00:00.000000Z',
  payload: {
    uri: 'https://api.calendly.com/scheduled_events/E/invitees/ABC',
    email: 'ida@mill.example',
    name: 'Ida',
    timezone: 'Europe/Oslo',
    scheduled_event: { name: 'Discovery call', start_time: '2026-03-05T09:00:00.000000Z' },
    ...more,
  },
  ...event,
})

test.each([
  [
    'a name with a line break and what can not be stored',
    { name: 'I\u0000da\nMill' },
    { name: 'I da Mill' },
  ],
  ['no name', { name: null }, { name: 'ida@mill.example' }],
  ['a zone that no clock keeps', { timezone: 'Mars/Olympus' }, { timeZone: null }],
  ['half an emoji', { name: 'Ida \ud83d' }, { name: 'Ida \ufffd' }],
  [
    'answers, one left empty',
    {
      questions_and_answers: [
        { question: 'Why?', answer: 'Hours' },
        { question: 'Else?', answer: '' },
      ],
    },
    { message: 'Why?: Hours' },
  ],
  ['a name that is too long', { name: 'x'.repeat(900) }, { name: 'x'.repeat(200) }],
])('Calendly: %s', (_case, more, booking) => {
  expect(readCalendly(invitee(more)).event).toMatchObject({ id: 'abc', kind: 'booked', booking })
})

test.each([
  ['no address', invitee({ email: 'ida' })],
  ['no start', invitee({ scheduled_event: { name: 'Call' } })],
  ['a start in the year 12', invitee({ scheduled_event: { start_time: '0012-01-01T00:00:00Z' } })],
  ['no JSON object', 'invitee.created'],
  ['nothing of what it is', {}],
])('Calendly: %s is no event', (_case, body) => {
  expect(() => readCalendly(body)).toThrow(z.ZodError)
})

test('what is not about bookings is none of ours', () => {
  expect(readCalendly(invitee({}, { event: 'routing_form_submission.created' })).event).toBeNull()
  const form = { triggerEvent: 'FORM_SUBMITTED', createdAt: '2026-03-01T10:00:00Z', payload: null }
  expect(readCalcom(form).event).toBeNull()
})

test('Cal.com: who booked is the first attendee, and the title stands where the type has no name', () => {
  const payload = {
    uid: 'u1',
    startTime: '2026-03-05T10:00:00+01:00',
    title: 'Discovery',
    attendees: [
      { email: 'ida@mill.example', name: 'Ida', timeZone: 'Europe/Oslo' },
      { email: 'guest@mill.example', name: 'Guest' },
    ],
  }
  const { event } = readCalcom({
    triggerEvent: 'BOOKING_CREATED',
    createdAt: '2026-03-01T10:00:00Z',
    payload,
  })
  expect(event).toMatchObject({
    id: 'u1',
    replaces: null,
    booking: { email: 'ida@mill.example', meetingType: 'Discovery', message: null },
  })
  if (event?.kind !== 'booked') throw new Error('It was not read as booked.')
  expect(event.booking.startsAt.toISOString()).toBe('2026-03-05T09:00:00.000Z')
})

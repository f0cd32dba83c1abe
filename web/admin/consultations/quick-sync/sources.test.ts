import { expect, test } from 'vitest'
import { parseMeeting } from '#shared/booking-reader/text/parse-meeting.ts'
import { highlightsOf, segmentsOf, sourcesOf } from './sources.ts'

const text =
  'Invitee: Jane Doe\nEmail: jane@acme.example\nWhen: March 5, 2026 3pm Pacific Time\n\nCancelled: no'
const read = (paste: string) =>
  parseMeeting(paste, { now: new Date('2026-03-02T14:00:00Z'), defaultZone: 'America/New_York' })

test('the pieces of a text are the text, each with the fields read from it', () => {
  const segments = segmentsOf(text, highlightsOf(read(text)))
  expect(segments.map((segment) => segment.text).join('')).toBe(text)
  const piecesOf = (field: string) =>
    segments
      .filter(({ fields }) => fields.some((name) => name === field))
      .map((piece) => piece.text)
  expect(piecesOf('name')).toEqual(['Jane Doe'])
  expect(piecesOf('email').join('')).toBe('jane@acme.example')
  expect(piecesOf('timeZone')).toEqual(['Pacific Time'])
})

test('highlights lie over each other, and none reaches beyond the text', () => {
  expect(
    segmentsOf('abcdef', [
      { field: 'email', span: [1, 5] },
      { field: 'company', span: [3, 99] },
    ]),
  ).toEqual([
    { start: 0, text: 'a', fields: [] },
    { start: 1, text: 'bc', fields: ['email'] },
    { start: 3, text: 'de', fields: ['email', 'company'] },
    { start: 5, text: 'f', fields: ['company'] },
  ])
  expect(segmentsOf('', [])).toEqual([])
})

test('a field says where it comes from, and what was assumed', () => {
  const sources = sourcesOf(text, read(text))
  expect(sources).toMatchObject({
    name: { place: 'From line 1.', quote: '“Jane Doe”' },
    email: { place: 'From line 2.' },
    company: { place: 'From the e-mail address, line 2.' },
    phone: { place: 'Not found in the text.' },
    local: { place: 'From line 3.', doubt: null },
    timeZone: { place: 'From line 3.', doubt: null },
    meetingType: { place: 'Not in the text: the usual one.' },
  })
  const vague = 'Meet jane@acme.example on March 5, 2026'
  expect(sourcesOf(vague, read(vague))).toMatchObject({
    local: { doubt: 'The text has no time of day: 9:00 is assumed.' },
    timeZone: { place: '', doubt: 'The text names no zone: this one is assumed.' },
  })
})

test.each([
  ['at 3?', 'The text does not say morning or afternoon: 15:00 is assumed.'],
  ['at 11.', 'The text does not say morning or afternoon: 11:00 is assumed.'],
  ['at 15:00', null],
])('an hour without its half of the day says so: %s', (time, doubt) => {
  const vague = `Meet jane@acme.example on March 5, 2026 ${time}`
  expect(sourcesOf(vague, read(vague)).local.doubt).toBe(doubt)
})

test('a part of the day alone says which hour is assumed', () => {
  const vague = 'Meet jane@acme.example tomorrow afternoon'
  expect(sourcesOf(vague, read(vague)).local.doubt).toBe(
    'The text has no time of day: 14:00 is assumed.',
  )
})

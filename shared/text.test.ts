import { expect, test } from 'vitest'
import { bookingProblems, emptyBookingForm } from './booking/form.ts'
import { emptyRequestForm, requestProblems } from './consultations/request-form.ts'
import { contactProblems, emptyContactForm } from './leads/contact-form.ts'
import { line, optional, paragraph, requiredLine } from './text.ts'

const hidden = ['\u200b', '\u200b \u2060', '\u3164', '\u2800', '\u200e\u200f', '\ufeff']

test.each(hidden)('a name of %j alone is no name, in no form and at no call', (name) => {
  expect(requiredLine('Name', 200).safeParse(name).error?.issues[0]?.message).toBe(
    'Name is required.',
  )
  expect(contactProblems({ ...emptyContactForm, name }).fields.name).toBe('Name is required.')
  expect(requestProblems({ ...emptyRequestForm, name }, null, new Date(0)).name).toBe(
    'Name is required.',
  )
  expect(bookingProblems({ ...emptyBookingForm, name }).name).toBe('Name is required.')
})

test.each(hidden)('a field of %j alone is left out', (text) => {
  expect(optional(line('Company', 200)).parse(text)).toBeNull()
  expect(optional(paragraph('Message', 200)).parse(text)).toBeNull()
})

test.each(['علی\u200cرضا', '👩\u200d💻 Ana', 'Ana', '佐藤'])('%j stays as it is', (name) => {
  expect(requiredLine('Name', 200).parse(name)).toBe(name)
})

const name = line('Name', 20)
const message = paragraph('Message', 40)

test.each([
  ['Ines\tCordeiro', 'Ines Cordeiro'],
  ['Anna\nMeister', 'Anna Meister'],
  ['Anna\r\nMeister', 'Anna Meister'],
  ['Anna\u000bMeister', 'Anna Meister'],
  ['Anna\u000cMeister', 'Anna Meister'],
  ['Anna\u0085Meister', 'Anna Meister'],
  ['Anna\u2028Meister', 'Anna Meister'],
  ['Anna\u2029Meister', 'Anna Meister'],
  ['\tAnna\t', 'Anna'],
  ['An\u0003na', 'Anna'],
  ['\u0000Anna\u007f', 'Anna'],
  ['Anna\u009f', 'Anna'],
  ['\u0003 Anna', 'Anna'],
  ['Anna  Meister', 'Anna  Meister'],
  ['Zoë 👩‍👧', 'Zoë 👩‍👧'],
  ['', ''],
])('of the line %j stays %j', (typed, kept) => {
  expect(name.parse(typed)).toBe(kept)
})

test.each([
  ['Our goals:\u000bless typing\u000bfewer errors', 'Our goals:\nless typing\nfewer errors'],
  ['one\r\ntwo', 'one\ntwo'],
  ['one\rtwo', 'one\ntwo'],
  ['one\u000ctwo', 'one\ntwo'],
  ['one\u0085two', 'one\ntwo'],
  ['one\u2028two\u2029three', 'one\ntwo\nthree'],
  ['one\ttwo', 'one\ttwo'],
  ['one\n\ntwo', 'one\n\ntwo'],
  ['\u0003one\u0003', 'one'],
  ['\u000bone\u000b', 'one'],
])('of the text %j stays %j', (typed, kept) => {
  expect(message.parse(typed)).toBe(kept)
})

test.each([
  [name, 'Anna \ud83d', 'Name contains characters that can not be stored, behind “Anna ”.'],
  [name, '\udc00x', 'Name contains characters that can not be stored, at the beginning.'],
  [
    message,
    'We type forty invoices a \ud83d week',
    'Message contains characters that can not be stored, behind “pe forty invoices a ”.',
  ],
])('what can not be kept is named with its place', (schema, typed, sentence) => {
  expect(schema.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([sentence])
})

test('what is dropped does not count as a character', () => {
  expect(name.safeParse(`${'x'.repeat(20)}\u0003`).success).toBe(true)
  expect(name.safeParse('x'.repeat(21)).success).toBe(false)
})

test.each([
  '',
  ' ',
  '\u200b',
  '\u200b \ufeff',
  '\u2060',
  '\u3164',
  '\u00ad',
  '\u2800',
  '\u0003',
  '\t',
])('%j is no name', (typed) => {
  const { error } = requiredLine('Name', 20).safeParse(typed)
  expect(error?.issues.map((issue) => issue.message)).toEqual(['Name is required.'])
})

test.each(['李', '-', '𝒜', 'Ada\u200b'])('%j is one', (typed) => {
  expect(requiredLine('Name', 20).parse(typed)).toBe(typed)
})

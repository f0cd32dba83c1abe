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

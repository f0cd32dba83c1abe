import { expect, test } from 'vitest'
import { bookingProblems, emptyBookingForm } from './form.ts'

const who = { ...emptyBookingForm, name: 'Ada', email: 'ada@loom.example' }

test.each<[string, Partial<typeof who>, ReturnType<typeof bookingProblems>]>([
  ['who it is for is enough', {}, {}],
  ['nobody', { name: ' ' }, { name: 'Name is required.' }],
  ['nowhere to write to', { email: '' }, { email: 'Email is required.' }],
  [
    'as long a message as fits, its line breaks counted once',
    { message: 'a\r\n'.repeat(5_000) },
    {},
  ],
  [
    'a longer message',
    { message: 'a'.repeat(10_001) },
    { message: 'Message can have at most 10,000 characters.' },
  ],
])('%s', (_, typed, problems) => {
  expect(bookingProblems({ ...who, ...typed })).toEqual(problems)
})

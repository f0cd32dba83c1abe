import { describe, expect, test } from 'vitest'
import {
  budgets,
  composeContactMessage,
  contactMessageLimit,
  contactProblems,
  emptyContactForm,
  messageCount,
  ownWords,
  projectTypes,
} from './contact-form.ts'
import { leadLimits } from './fields.ts'
import { createLeadSchema } from './schema.ts'

const filled = { ...emptyContactForm, name: 'Ada', email: 'ada@example.com', message: 'Hello' }
const malformed = 'Enter a valid email address, such as name@company.com.'
const tooLong = 'Message can have at most 10,000 characters.'

describe('before a message is sent', () => {
  test.each([
    [{}, false, {}],
    [{ name: ' ' }, true, { name: 'Name is required.' }],
    [{ email: '' }, true, { email: 'Email is required.' }],
    [{ email: 'ada@nowhere' }, false, { email: malformed }],
    [{ email: ' ada@example.com ' }, false, {}],
    [
      { name: '', email: 'ada@', message: '\r\n' },
      true,
      { name: 'Name is required.', email: malformed, message: 'Message is required.' },
    ],
    [{ message: 'x'.repeat(10_000) }, false, {}],
    [{ message: `  ${'x'.repeat(10_000)}\n` }, false, {}],
    [{ message: 'x\r\n'.repeat(4_000) }, false, {}],
    [{ message: 'x'.repeat(10_001) }, false, { message: tooLong }],
  ])('case %#', (change, missing, fields) => {
    expect(contactProblems({ ...filled, ...change })).toEqual({ missing, fields })
  })
})

test('the longest message fits into a lead, whatever is chosen with it', () => {
  const message = 'x'.repeat(contactMessageLimit)
  const values = (options: readonly { value: string }[]) => ['', ...options.map((o) => o.value)]
  for (const projectType of values(projectTypes)) {
    for (const budget of values(budgets)) {
      const composed = composeContactMessage({ projectType, budget, message })
      expect(composed.length).toBeLessThanOrEqual(leadLimits.message)
      expect(createLeadSchema.parse({ ...filled, message: composed }).message).toBe(composed)
    }
  }
})

describe('the count of characters', () => {
  test.each([
    [8_999, 0, '', ''],
    [9_000, 0, '9,000 of 10,000 characters', 'At most 1,000 characters are left.'],
    [9_499, 0, '9,499 of 10,000 characters', 'At most 1,000 characters are left.'],
    [9_500, 0, '9,500 of 10,000 characters', 'At most 500 characters are left.'],
    [9_900, 0, '9,900 of 10,000 characters', 'At most 100 characters are left.'],
    [10_000, 0, '10,000 of 10,000 characters', 'At most 100 characters are left.'],
    [
      10_001,
      1,
      '10,001 of 10,000 characters, 1 too many',
      'The message is longer than 10,000 characters.',
    ],
  ])('at %d', (length, over, seen, liveMessage) => {
    expect(messageCount('x'.repeat(length))).toEqual({ over, seen, liveMessage })
  })

  test('is said a few times, not with every character', () => {
    const liveMessages = new Set<string>()
    for (let length = 8_900; length < 10_200; length += 1) {
      liveMessages.add(messageCount('x'.repeat(length)).liveMessage)
    }
    expect(liveMessages.size).toBe(5)
  })
})

test.each([
  ['', 'Our clerks type orders.'],
  ['The efficiency audit', 'Budget: we have one.\nOurs is small.'],
])("what a visitor wrote is told from what the form says: '%s'", (about, own) => {
  const form = composeContactMessage(
    { projectType: '', budget: '25k-50k', message: `Hi.\n${own}` },
    about,
  )
  expect(ownWords(form)).toBe(`Hi.\n${own}`)
  expect(ownWords(own.split('\n').at(-1) ?? '')).toBe(own.split('\n').at(-1))
  expect(ownWords(null)).toBe('')
})

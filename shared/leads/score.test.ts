import { describe, expect, test } from 'vitest'
import { composeContactMessage } from './contact-form.ts'
import { scoreLead, scoreRules } from './score.ts'

const now = Date.parse('2026-06-30T12:00:00.000Z')
const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000).toISOString()

/** A lead that no rule fits. */
const plain = {
  email: 'someone@gmail.com',
  company: null,
  phone: null,
  message: 'Hello',
  source: 'Contact Form',
  createdAt: daysAgo(5),
  updatedAt: daysAgo(5),
}
const written = (budget: string, message = 'Hello') =>
  composeContactMessage({ projectType: 'consultation', budget, message })

test('nothing known is no points', () => {
  expect(scoreLead(plain, now)).toEqual({ points: 0, reasons: [] })
})

describe('each rule', () => {
  test.each([
    ['Writes from a company address', { email: 'jane@mail.acme-tools.co.uk' }],
    ['Names a company', { company: 'Acme' }],
    ['Leaves a phone number', { phone: '+1 604 555 0100' }],
    ['Has $25,000 or more to spend', { message: written('over-100k') }],
    ['Has $25,000 or more to spend', { message: written('25k-50k') }],
    ['States a budget', { message: written('under-10k') }],
    ['Describes the work in some detail', { message: 'We type orders. '.repeat(13) }],
    ['Asks about price, dates or a call', { message: 'Can you send a quote?' }],
    ['Asks about price, dates or a call', { message: 'We want to START in May' }],
    ['Came through the audit, prices or scheduling', { source: 'Efficiency Audit' }],
    ['Came through the audit, prices or scheduling', { source: 'Pricing page' }],
    ['Wrote within the last two days', { createdAt: daysAgo(2) }],
    ['Nothing has happened for two weeks', { updatedAt: daysAgo(15) }],
  ])('%s: %j', (reason, fields) => {
    expect(scoreLead({ ...plain, ...fields }, now).reasons.map((each) => each.reason)).toEqual([
      reason,
    ])
  })

  test.each([
    ['a free address in capitals', { email: 'A@GMAIL.COM' }],
    ['no budget chosen', { message: written('') }],
    ["the form's own words about a budget", { message: written('', 'Hi') }],
    ['a word that only contains one of them', { message: 'Recall the restart' }],
    ['exactly two weeks', { updatedAt: daysAgo(14) }],
  ])('none for %s', (_what, fields) => {
    expect(scoreLead({ ...plain, ...fields }, now).reasons).toEqual([])
  })
})

test('everything at once is at most a hundred, and the sum of its reasons', () => {
  const best = {
    ...plain,
    email: 'cto@acme.example',
    company: 'Acme',
    phone: '1',
    message: written('over-100k', `Please send a proposal. ${'We type orders. '.repeat(13)}`),
    source: 'Efficiency Audit',
    createdAt: daysAgo(1),
    updatedAt: daysAgo(1),
  }
  const { points, reasons } = scoreLead(best, now)
  expect(points).toBe(reasons.reduce((sum, each) => sum + each.points, 0))
  expect(points).toBe(100)
})

test('never below nothing', () => {
  expect(scoreLead({ ...plain, updatedAt: daysAgo(90) }, now).points).toBe(0)
})

test('every rule says why in words of its own', () => {
  expect(new Set(scoreRules.map((rule) => rule.reason)).size).toBe(scoreRules.length)
})

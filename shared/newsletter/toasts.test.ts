import { expect, test } from 'vitest'
import { emailProblem } from '../email-rule.ts'
import {
  heldSubscriptionNote,
  newsletterInputToast,
  newsletterRequest,
  newsletterToast,
  subscriptionNote,
} from './toasts.ts'

const failed = ['destructive', 'Subscription failed', 'Please try again later'] as const

test.each([
  [
    { ok: true, status: 201 },
    'default',
    'Successfully subscribed!',
    'Thank you for subscribing to our newsletter',
  ],
  [
    { ok: false, status: 409 },
    'destructive',
    'Already subscribed',
    'This email is already subscribed to our newsletter',
  ],
  [{ ok: false, status: 400 }, ...failed],
  [{ ok: false, status: 503 }, ...failed],
  ['unreachable' as const, ...failed],
])('%j is told', (answer, variant, title, description) => {
  expect(newsletterToast(answer)).toEqual({ variant, title, description })
})

test('an empty field is told before anything is sent', () => {
  expect(newsletterInputToast(emailProblem('  '))).toEqual({
    variant: 'destructive',
    title: 'Email required',
    description: 'Please enter your email address',
  })
  expect(newsletterInputToast(emailProblem('ana'))).toBeNull()
  expect(newsletterInputToast(emailProblem('ana@example.com'))).toBeNull()
})

test('a subscription names where it came from', () => {
  expect(newsletterRequest(' ana@example.com ')).toEqual({
    email: 'ana@example.com',
    source: 'resources_page',
  })
})

test.each([
  [{ state: 'unconfirmed', mailHeld: true }, heldSubscriptionNote],
  [{ state: 'confirmed', mailHeld: true }, ''],
  [{ state: 'unconfirmed', mailHeld: false }, ''],
  [{ state: 'unconfirmed' }, ''],
  [null, ''],
])('%j is told beside the toast', (body, note) => {
  expect(subscriptionNote(body)).toBe(note)
})

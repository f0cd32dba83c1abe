import { expect, test } from 'vitest'
import { afterChecklistAnswer, checklistAlert, checklistRequest } from './send.ts'

test.each([
  [{ ok: true, status: 200 }, 'sent', null],
  [{ ok: false, status: 500 }, 'form', 'Failed to send checklist. Please try again.'],
  [{ ok: false, status: 429 }, 'form', 'Failed to send checklist. Please try again.'],
  [
    'unreachable' as const,
    'form',
    'Failed to send checklist. Please check your connection and try again.',
  ],
])('after %j the form is %s', (answer, state, alert) => {
  expect(afterChecklistAnswer(answer)).toBe(state)
  expect(checklistAlert(answer)).toBe(alert)
})

test('the address is trimmed and the name left empty', () => {
  expect(checklistRequest(' ana@example.com ')).toEqual({ email: 'ana@example.com', name: '' })
})

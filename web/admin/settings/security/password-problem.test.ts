import { expect, test } from 'vitest'
import { passwordProblem } from './password-problem.ts'

test.each([
  ['', 'secret', 'secret', 'Validation Error', 'currentPassword'],
  ['old', '', '', 'Validation Error', 'newPassword'],
  ['old', 'secret', '', 'Validation Error', 'confirmation'],
  ['old', 'secret', 'Secret', 'Password Mismatch', 'confirmation'],
  ['old', '12345', '12345', 'Password Too Short', 'newPassword'],
  ['old', '12345', '123456', 'Password Mismatch', 'confirmation'],
])('%j, %j, %j is a %s at %s', (currentPassword, newPassword, confirmation, title, field) => {
  const problem = passwordProblem({ currentPassword, newPassword, confirmation })
  expect([problem?.title, problem?.field]).toEqual([title, field])
})

test('six characters, typed twice, are no problem', () => {
  const newPassword = '      '
  expect(
    passwordProblem({ currentPassword: 'old', newPassword, confirmation: newPassword }),
  ).toBeNull()
})

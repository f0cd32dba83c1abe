import { expect, test } from 'vitest'
import { newPasswordProblem } from './new-password-problem.ts'

const good = {
  name: 'Ada',
  email: 'ada@loomwork.example',
  password: 'abcdef',
  confirmation: 'abcdef',
}

test('six matching characters are enough', () => {
  expect(newPasswordProblem(good)).toBeNull()
})

test.each([
  [{ name: ' ' }, 'Validation Error', 'name'],
  [{ email: '' }, 'Validation Error', 'email'],
  [{ password: '', confirmation: '' }, 'Validation Error', 'password'],
  [{ confirmation: '' }, 'Validation Error', 'confirmation'],
  [{ confirmation: 'abcdeg' }, 'Password Mismatch', 'confirmation'],
  [{ password: 'abcde', confirmation: 'abcde' }, 'Password Too Short', 'password'],
  // A short password that does not match either is told about the mismatch first.
  [{ password: 'abc', confirmation: 'abd' }, 'Password Mismatch', 'confirmation'],
])('%j is refused with %s at %s', (change, title, field) => {
  expect(newPasswordProblem({ ...good, ...change })).toMatchObject({ title, field })
})

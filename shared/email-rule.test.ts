import { expect, test } from 'vitest'
import { emailProblem, hasEmail } from './email-rule.ts'
import { email } from './text.ts'

const longest = `${'a'.repeat(242)}@example.com`

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['ana@example.com', null],
  ['  ana@example.com\n', null],
  ["o'brien+news@mail.example.co.uk", null],
  [longest, null],
  [`a${longest}`, 'malformed'],
  ['ana', 'malformed'],
  ['ana@', 'malformed'],
  ['ana@example', 'malformed'],
  ['.ana@example.com', 'malformed'],
  ['ana..b@example.com', 'malformed'],
  ['ana@exa mple.com', 'malformed'],
  ['ana@example.com, bo@example.com', 'malformed'],
  ['<script>@example.com', 'malformed'],
])('judges %j as %j, as the server does', (typed, problem) => {
  expect(emailProblem(typed)).toBe(problem)
  expect(email.safeParse(typed).success).toBe(problem === null)
})

test('a field of blanks holds no address', () => {
  expect(hasEmail(' \t')).toBe(false)
  expect(hasEmail(' a')).toBe(true)
})

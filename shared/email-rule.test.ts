import { expect, test } from 'vitest'
import { asciiEmail, emailProblem, hasEmail } from './email-rule.ts'
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
  ["o'neil@example.com", null],
  ["d'aubigny@example.com", null],
  ['first+tag@example.com', null],
  ['_a_b_@example.com', null],
  ["'nora@example.com", 'malformed'],
  ["'nora@example.com'", 'malformed'],
  ['ana@kfz-müller.example', null],
  ['ana@mail.straßenbau.example', null],
  ['ana@пример.рф', null],
  ['ana@xn--e1afmkfd.xn--p1ai', null],
  ['müller@kfz-müller.example', 'malformed'],
  ['ana@kfz-müller', 'malformed'],
  ['ana@kfz müller.example', 'malformed'],
  ['\u200bana@example.com\ufeff', null],
  ['\u200b', 'empty'],
])('judges %j as %j, as the server does', (typed, problem) => {
  expect(emailProblem(typed)).toBe(problem)
  expect(email.safeParse(typed).success).toBe(problem === null)
})

test('a field of blanks holds no address', () => {
  expect(hasEmail(' \t')).toBe(false)
  expect(hasEmail(' a')).toBe(true)
})

test.each([
  ['info@kfz-müller.example', 'info@xn--kfz-mller-u9a.example'],
  ['info@mail.straßenbau.example', 'info@mail.xn--straenbau-j1a.example'],
  ['info@kfz-mu\u0308ller.example', 'info@xn--kfz-mller-u9a.example'],
  ['Info@Acme.example', 'Info@Acme.example'],
  ['\u200bana\u00ad@acme\u2060.example ', 'ana@acme.example'],
  ['ana@ä:80', 'ana@ä:80'],
  ['ana@ä@acme.example', 'ana@ä@acme.example'],
])('keeps %j as %j, as the server does', (typed, kept) => {
  expect(asciiEmail(typed)).toBe(kept)
  if (emailProblem(typed) === null) expect(email.parse(typed)).toBe(kept)
})

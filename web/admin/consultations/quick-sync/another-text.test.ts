import { expect, test } from 'vitest'
import { isAnotherText } from './text-tab.tsx'

const mail = 'Invitee: Ana Silva\nEmail: ana@acme.example\nTime: 2026-03-09 10:00'

test.each([
  ['a letter typed', mail, mail.replace('Silva', 'Silvaa'), false],
  ['a line put in', mail, mail.replace('\nTime', '\nPhone: 555 0100\nTime'), false],
  ['more pasted behind it', mail, `${mail}\n${mail}`, false],
  ['more pasted before it', mail, `Forwarded\n${mail}`, false],
  ['a part taken out', mail, mail.replace('Invitee: Ana Silva\n', ''), false],
  ['the first text there is', '', mail, false],
  ['everything taken out', mail, '', true],
  ['another meeting in its place', mail, 'Bo Ek <bo@ek.example> booked 2026-04-01 09:00', true],
  ['a letter typed over all of it', mail, 'I', true],
])('%s', (_what, before, after, another) => {
  expect(isAnotherText(before, after)).toBe(another)
})

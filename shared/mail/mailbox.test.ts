import { expect, test } from 'vitest'
import { mailboxOf, parseMailbox } from './mailbox.ts'

test.each([
  ['hello@example.com', null, 'hello@example.com'],
  [' <hello@example.com> ', null, 'hello@example.com'],
  ['Loomwork <hello@example.com>', 'Loomwork', 'hello@example.com'],
  ['"Loom, Work" <hello@example.com>', 'Loom, Work', 'hello@example.com'],
])('%j is a mailbox', (text, name, address) => {
  expect(parseMailbox(text)).toEqual({ name, address })
})

test.each([
  '',
  'Loomwork',
  'a@b',
  'a@example.com, b@example.com',
  'x <a@example.com> y',
  'a\nb <a@example.com>',
])('%j is none', (text) => {
  expect(parseMailbox(text)).toBeNull()
})

test.each([
  ['ada@example.com', 'ada@example.com'],
  [' Ada@EXAMPLE.com ', 'ada@example.com'],
  ['ada+news@example.com', 'ada@example.com'],
  ['ada+news+more@example.com', 'ada@example.com'],
  ['ada+@example.com', 'ada@example.com'],
  ['+ada@example.com', '+ada@example.com'],
  ['++ada@example.com', '+@example.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['a.d.a@gmail.com', 'ada@gmail.com'],
  ['A.da+news@GoogleMail.com', 'ada@gmail.com'],
  ['ada@gmail.com.example.com', 'ada@gmail.com.example.com'],
])('%s leads to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})

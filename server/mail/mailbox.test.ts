import { expect, test } from 'vitest'
import { parseMailbox } from './mailbox.ts'

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

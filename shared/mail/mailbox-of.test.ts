import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox-of.ts'

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

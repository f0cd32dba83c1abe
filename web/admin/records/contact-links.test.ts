import { expect, test } from 'vitest'
import { mailHref } from './description-list.tsx'
import { phoneHref } from './phone-link.tsx'

test.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  ['ada+crm@example.com', 'mailto:ada%2Bcrm@example.com'],
  ['a@b.example?bcc=x@y.example', 'mailto:a@b.example%3Fbcc%3Dx%40y.example'],
])('mail to %s', (email, href) => {
  expect(mailHref(email)).toBe(href)
})

test('a call', () => {
  expect(phoneHref('+49 (0)30 1234567')).toBe('tel:+49301234567')
  expect(phoneHref('call me')).toBeNull()
})

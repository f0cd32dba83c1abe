import { expect, test } from 'vitest'
import { mailHref, phoneHref } from './contact-links.ts'

test.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  ['ada+crm@example.com', 'mailto:ada%2Bcrm@example.com'],
  ['a@b.example?bcc=x@y.example', 'mailto:a@b.example%3Fbcc%3Dx%40y.example'],
])('mail to %s', (email, href) => {
  expect(mailHref(email)).toBe(href)
})

test.each([
  ['+1 (312) 555-0142', 'tel:+13125550142'],
  ['0351 / 44 55-6', 'tel:035144556'],
  ['312 555 0142 ext. 12', 'tel:3125550142'],
])('call %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})

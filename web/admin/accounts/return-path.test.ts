import { expect, test } from 'vitest'
import { loginReturningTo, returnPath } from './return-path.ts'

const after = (next: string) => returnPath(new URLSearchParams({ next }))

test('a page of the back-office is returned to with its query', () => {
  const login = loginReturningTo('/admin/leads?status=new&q=a%26b')
  expect(returnPath(new URL(login, 'http://x.test').searchParams)).toBe(
    '/admin/leads?status=new&q=a%26b',
  )
})

test.each([
  '',
  'admin/leads',
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\\evil.example/admin',
  '/contact',
  '/administrator',
  '/admin/../contact',
  '/admin/login',
  '/admin/register?invitation=x',
  '/admin/forgot-password',
  '/admin/reset-password?token=x',
  '/admin/confirm-email?token=x',
  'javascript:alert(1)',
])('%j leads to the dashboard', (next) => {
  expect(after(next)).toBe('/admin')
})

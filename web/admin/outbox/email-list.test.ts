import { expect, test } from 'vitest'
import type { Email } from '#shared/mail/schema.ts'
import { emailResource, emailList as list } from './email-list.ts'

const parse = (search: string) => list.parse(new URLSearchParams(search))

test('an address without a query is the whole outbox, newest first', () => {
  expect(parse('')).toEqual({ q: '', state: 'all', kind: 'all', sort: '-createdAt' })
  expect(list.call(parse(''))).toBe('/api/admin/messages')
})

test('search, filters and order go into the address and come back', () => {
  const state = { q: '@example', state: 'attention', kind: 'test', sort: 'toAddress' } as const
  expect(list.parse(list.search(state))).toEqual(state)
  expect(list.exportCall(state)).toMatch(/export\.csv\?q=%40example&state=attention&kind=test/)
  expect(list.page({ state: 'held' })).toBe('/admin/outbox?state=held')
})

test.each(['state=bounced', 'kind=letter', 'sort=subject'])('%s changes nothing', (search) => {
  expect(parse(search)).toEqual(parse(''))
})

test.each([
  ['', 'sent', true],
  ['state=attention', 'failed', true],
  ['state=attention', 'held', true],
  ['state=attention', 'sent', false],
  ['state=waiting', 'waiting', true],
  ['state=waiting', 'held', false],
  ['kind=invitation', 'sent', false],
] as const)('into the list of "%s" a test message that is %s belongs: %j', (search, state, is) => {
  const email = { kind: 'test', state } as Email
  expect(emailResource.belongsInto(parse(search), email)).toBe(is)
})

import { expect, test } from 'vitest'
import { subscriberList as list } from './subscriber-list.ts'

const parse = (search: string) => list.parse(new URLSearchParams(search))

test('an address without a query is the whole list, newest first', () => {
  expect(parse('')).toEqual({ q: '', state: 'all', sort: '-createdAt' })
  expect(list.call(parse(''))).toBe('/api/admin/newsletter')
})

test('search, filter and order go into the address and come back', () => {
  const state = { q: '@example', state: 'unsubscribed', sort: 'email' } as const
  expect(list.parse(list.search(state))).toEqual(state)
  expect(list.exportCall(state)).toMatch(/export\.csv\?q=%40example&state=unsubscribed/)
})

test.each(['state=bounced', 'sort=name'])('%s changes nothing', (search) => {
  expect(parse(search)).toEqual(parse(''))
})

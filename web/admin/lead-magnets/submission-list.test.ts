import { expect, test } from 'vitest'
import { submissionList as list } from './submission-list.ts'

const parse = (search: string) => list.parse(new URLSearchParams(search))

test('an address without a query is the whole list, newest first', () => {
  expect(parse('')).toEqual({ q: '', type: 'all', sort: '-createdAt' })
  expect(list.call(parse(''))).toBe('/api/admin/lead-magnet-submissions')
})

test('search, filter and order go into the address and come back', () => {
  const state = { q: 'a&b "ß"', type: 'audit', sort: '-company' } as const
  expect(list.parse(list.search(state))).toEqual(state)
  expect(list.exportCall(state)).toMatch(/export\.csv\?q=a%26b.*&type=audit/)
})

test.each(['type=book', 'sort=followupStatus'])('%s changes nothing', (search) => {
  expect(parse(search)).toEqual(parse(''))
})

test('a card leads to those it counts', () => {
  expect(list.page({ type: 'template' })).toBe('/admin/lead-magnets?type=template')
})

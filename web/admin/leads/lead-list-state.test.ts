import { expect, test } from 'vitest'
import {
  defaultLeadList,
  leadListCall,
  leadListPage,
  leadListSearch,
  parseLeadList,
} from './lead-list-state.ts'

const parse = (search: string) => parseLeadList(new URLSearchParams(search))

test('an address without a query is the whole list, newest first', () => {
  expect(parse('')).toEqual(defaultLeadList)
  expect(leadListCall(defaultLeadList)).toBe('/api/admin/leads')
})

test('search, filter and order go into the address and come back', () => {
  const state = { q: 'a&b "ß"', status: 'qualified', sort: '-company', quarantined: true } as const
  expect(parseLeadList(leadListSearch(state))).toEqual(state)
})

test.each([
  ['status=lost', { status: 'all' }],
  ['status=all', { status: 'all' }],
  ['sort=phone', { sort: '-createdAt' }],
  ['quarantined=yes', { quarantined: false }],
  ['q=%20%20ada%20', { q: 'ada' }],
])('%s reads as %j', (search, expected) => {
  expect(parse(search)).toMatchObject(expected)
})

test('a link to a status names nothing else', () => {
  expect(leadListPage({ status: 'new' })).toBe('/admin/leads?status=new')
})

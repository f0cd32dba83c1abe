import { expect, test } from 'vitest'
import type { Lead, LeadCounts } from '#shared/leads/schema.ts'
import {
  belongsInto,
  countedIn,
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
  const state = {
    q: 'a&b "ß"',
    status: 'qualified',
    sort: '-company',
    mine: true,
    quarantined: true,
  } as const
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

const lead = { status: 'contacted', quarantine: null } as Lead

test.each([
  [{}, lead, true],
  [{ status: 'contacted' }, lead, true],
  [{ status: 'new' }, lead, false],
  [{ quarantined: true }, lead, false],
  [{ quarantined: true }, { ...lead, quarantine: 'links' }, true],
] as const)('into the list %j a lead belongs or not', (change, lead, belongs) => {
  expect(belongsInto({ ...defaultLeadList, ...change }, lead)).toBe(belongs)
})

const byStatus = { new: 5, contacted: 4, qualified: 3, converted: 2, won: 1 }
const counts: LeadCounts = { total: 15, quarantined: 6, byStatus }

test.each([
  [{}, 15],
  [{ status: 'won', sort: 'name' }, 1],
  [{ quarantined: true }, 6],
  [{ quarantined: true, status: 'won' }, undefined],
  [{ q: 'a' }, undefined],
  [{ mine: true }, undefined],
] as const)('the figures tell of the list %j that it holds %s', (change, count) => {
  const state = { ...defaultLeadList, ...change }
  expect(countedIn(state, counts)).toBe(count)
  expect(countedIn(state, undefined)).toBeUndefined()
})

test('a link to a status names nothing else', () => {
  expect(leadListPage({ status: 'new' })).toBe('/admin/leads?status=new')
})

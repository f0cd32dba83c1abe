import { expect, test } from 'vitest'
import type { Lead, LeadCounts } from '#shared/leads/schema.ts'
import { countedIn, leadList, leadResource } from './lead-list.ts'

const parse = (search: string) => leadList.parse(new URLSearchParams(search))

test('an address without a query is the whole list, newest first', () => {
  expect(parse('')).toEqual(leadList.usual)
  expect(leadList.call(leadList.usual)).toBe('/api/admin/leads')
})

test('search, filter and order go into the address and come back', () => {
  const state = {
    q: 'a&b "ß"',
    status: 'qualified',
    tag: 'VIP',
    sort: '-company',
    owner: 'me',
    quarantined: true,
  } as const
  expect(leadList.parse(leadList.search(state))).toEqual(state)
})

const colleague = '01890a5d-ac96-774b-bcce-b302099a8057'

test.each([
  [`assigned=${colleague}`, { owner: colleague }],
  ['assigned=none', { owner: 'none' }],
  ['assigned=them', { owner: 'all' }],
  ['status=lost', { status: 'all' }],
  ['status=all', { status: 'all' }],
  ['sort=phone', { sort: '-createdAt' }],
  ['quarantined=yes', { quarantined: false }],
  ['q=%20%20ada%20', { q: 'ada' }],
])('%s reads as %j', (search, expected) => {
  expect(parse(search)).toMatchObject(expected)
})

const tags: Lead['tags'] = [{ id: '1', name: 'VIP', color: 'moss' }]
const lead = { status: 'contacted', quarantine: null, tags } as Lead

test.each([
  [{}, lead, true],
  [{ status: 'contacted' }, lead, true],
  [{ status: 'new' }, lead, false],
  [{ tag: 'vip' }, lead, true],
  [{ tag: 'VIP', status: 'new' }, lead, false],
  [{ tag: 'V' }, lead, false],
  [{ quarantined: true }, lead, false],
  [{ quarantined: true }, { ...lead, quarantine: 'links' }, true],
] as const)('into the list %j a lead belongs or not', (change, lead, belongs) => {
  expect(leadResource.belongsInto({ ...leadList.usual, ...change }, lead)).toBe(belongs)
})

const byStatus = { new: 5, contacted: 4, qualified: 3, converted: 2, won: 1 }
const counts: LeadCounts = { total: 15, quarantined: 6, byStatus }

test.each([
  [{}, 15],
  [{ status: 'won', sort: 'name' }, 1],
  [{ quarantined: true }, 6],
  [{ quarantined: true, status: 'won' }, undefined],
  [{ owner: 'me' }, undefined],
  [{ tag: 'VIP' }, undefined],
] as const)('the figures tell of the list %j that it holds %s', (change, count) => {
  const state = { ...leadList.usual, ...change }
  expect(countedIn(state, counts)).toBe(count)
})

test('a link to a status names nothing else', () => {
  expect(leadList.page({ status: 'new' })).toBe('/admin/leads?status=new')
})

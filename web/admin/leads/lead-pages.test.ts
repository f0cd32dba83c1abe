import { expect, test } from 'vitest'
import type { Lead } from '#shared/leads/schema.ts'
import { defaultLeadList, type LeadListState } from './lead-list-state.ts'
import { type LeadPages, withLead, withoutLead, withSettledLead } from './lead-pages.ts'

const lead = (id: string, change: Partial<Lead> = {}): Lead => ({
  id,
  name: `Lead ${id}`,
  email: `${id}@example.com`,
  company: null,
  phone: null,
  message: null,
  source: 'Contact Form',
  status: 'new',
  priority: 'medium',
  createdAt: '2026-11-21T12:00:00.000Z',
  updatedAt: '2026-11-21T12:00:00.000Z',
  version: 1,
  quarantine: null,
  ...change,
})

const pages = (state: Partial<LeadListState>, ...ids: string[][]): LeadPages => ({
  pageParams: ids.map((_, index) => String(index)),
  pages: ids.map((each) => ({
    state: { ...defaultLeadList, ...state },
    leads: each.map((id) => lead(id)),
    next: null,
    total: { count: ids.flat().length, capped: false },
  })),
})

const idsOf = (list: LeadPages) => list.pages.map((page) => page.leads.map((each) => each.id))

test('a changed lead keeps its place', () => {
  const changed = withLead(pages({}, ['a', 'b'], ['c']), lead('b', { status: 'contacted' }))
  expect(idsOf(changed)).toEqual([['a', 'b'], ['c']])
  expect(changed.pages[0]?.leads[1]?.status).toBe('contacted')
})

test('a removed lead lowers the totals of every page', () => {
  const fewer = withoutLead(pages({}, ['a', 'b'], ['c']), 'b')
  expect(idsOf(fewer)).toEqual([['a'], ['c']])
  expect(fewer.pages.map((page) => page.total?.count)).toEqual([2, 2])
})

test('removing a lead that is not listed changes nothing', () => {
  const list = pages({}, ['a'])
  expect(withoutLead(list, 'z')).toBe(list)
})

test('a lead leaves the list of a status it no longer has, and stays in the whole list', () => {
  const contacted = lead('a', { status: 'contacted' })
  expect(idsOf(withSettledLead(pages({ status: 'new' }, ['a', 'b']), contacted))).toEqual([['b']])
  expect(idsOf(withSettledLead(pages({}, ['a', 'b']), contacted))).toEqual([['a', 'b']])
})

test('a released lead leaves the quarantine', () => {
  expect(idsOf(withSettledLead(pages({ quarantined: true }, ['a']), lead('a')))).toEqual([[]])
})

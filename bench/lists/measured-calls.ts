import { adminPage, api } from '../../shared/routes.ts'
import { rareName } from './fill-leads.ts'

export type MeasuredCall = { label: string; path: string; target: number }

/** Milliseconds the server may take: for a page of the list, and for a search (design.md §6). */
const targets = { page: 50, search: 100 }

const listed = (label: string, query: Record<string, string>, target = targets.page) => ({
  label,
  path: `${api.admin.leads}?${new URLSearchParams(query)}`,
  target,
})

/** Needles of one, two, three and eight characters, and who has them among the filled leads. */
export const needles = [
  ['a', 'common'],
  ['q', 'company names'],
  ['x', 'one lead'],
  ['an', 'common'],
  ['yu', 'one in 170'],
  ['zz', 'none'],
  ['ana', 'common'],
  ['zoe', 'one in 170'],
  ['zöe', 'one in 170, and those spelled zoee'],
  ['jürg zoe', 'none, either way'],
  [rareName.slice(0, 3).toLowerCase(), 'one lead'],
  ['hernande', 'one in 80'],
  [rareName.slice(0, 8).toLowerCase(), 'one lead'],
  ['555', 'a number, every second lead'],
  ['(312) 555', 'a number, one in 1,400'],
  ['+49 30 1234', 'a number, one in 2,000'],
  ['030 0000000', 'a number, no lead'],
  ['inv', 'in most messages'],
  ['invoices by hand', 'in many messages'],
  ['machine delivery', 'in some messages'],
  ['consultation contract', 'in every message, and in some'],
  ['zeppelin', 'in one message'],
  ['that zeppelin', 'in no message'],
  ['the con mac del sta', 'in some messages'],
] as const

/** The calls of the lists, each with the most it may take. */
export const listCalls: MeasuredCall[] = [
  listed('list', {}),
  ...['new', 'contacted', 'qualified', 'converted', 'won'].map((status) =>
    listed(`status ${status}`, { status }),
  ),
  listed('set aside', { quarantined: 'true' }),
  listed('set aside, status won', { quarantined: 'true', status: 'won' }),
  ...['name', '-company', 'email'].map((sort) => listed(`sort ${sort}`, { sort })),
  listed('status won, sort name', { status: 'won', sort: 'name' }),
  listed('set aside, sort -email', { quarantined: 'true', sort: '-email' }),
  ...needles.map(([q, who]) => listed(`search ${q} (${who})`, { q }, targets.search)),
  ...['a', 'yu', 'zoe', 'ana'].map((q) =>
    listed(`search ${q}, sort name`, { q, sort: 'name' }, targets.search),
  ),
  listed('search an, status won', { q: 'an', status: 'won' }, targets.search),
  listed('search zz, sort -company', { q: 'zz', sort: '-company' }, targets.search),
  listed('search inv, sort name', { q: 'inv', sort: 'name' }, targets.search),
  listed('search contract, sort -company', { q: 'contract', sort: '-company' }, targets.search),
  listed('search 555, sort name', { q: '555', sort: 'name' }, targets.search),
  ...['a', 'ana', 'zz', 'inv', '030 123'].map((q) => ({
    label: `search over everything: ${q}`,
    path: `${api.admin.search}?${new URLSearchParams({ q })}`,
    target: targets.search,
  })),
]

/** The calls whose figures are kept for three seconds: measured new, and then kept. */
export const figureCalls = [
  { label: 'counts of the sidebar', path: api.admin.overview },
  { label: `${adminPage.dashboard}, leads`, path: api.admin.dashboard.leads },
  { label: `${adminPage.dashboard}, consultations`, path: api.admin.dashboard.consultations },
  { label: `${adminPage.dashboard}, lead magnets`, path: api.admin.dashboard.leadMagnets },
]

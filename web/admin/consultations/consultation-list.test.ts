import { expect, test } from 'vitest'
import type { Consultation } from '#shared/consultations/schema.ts'
import { consultationResource, consultationList as list, weekWord } from './consultation-list.ts'

const parse = (search: string) => list.parse(new URLSearchParams(search))

test('an address without a query is the whole list, newest first', () => {
  expect(parse('')).toEqual({
    q: '',
    status: 'all',
    host: 'all',
    sort: '-createdAt',
    quarantined: false,
    asWeek: false,
    week: '',
  })
  expect(list.call(parse(''))).toBe('/api/admin/consultation-requests')
})

test('search, filter and order go into the address and come back', () => {
  const state = {
    q: 'a&b "ß"',
    status: 'cancelled',
    host: '01890000-0000-7000-8000-000000000000',
    sort: '-preferredDate',
    quarantined: true,
    asWeek: true,
    week: '2026-11-23',
  } as const
  expect(list.parse(list.search(state))).toEqual(state)
  expect(list.exportCall(state)).toMatch(/export\.csv\?q=a%26b.*&status=cancelled/)
})

test('the week stands in the address, and in no call', () => {
  const week = list.page({ asWeek: true, week: '2026-11-23' })
  expect(week).toBe('/admin/consultations?show=week&week=2026-11-23')
  expect(consultationResource.list(parse(week.split('?')[1] ?? ''))).toBe(
    '/api/admin/consultation-requests',
  )
})

test('today is a word of the address, and another day its date', () => {
  const named = (date: string) =>
    list.page({ asWeek: true, week: weekWord(date, '2026-11-23') }).split('?')[1] ?? ''
  expect(named('2026-11-23')).toBe('show=week&week=today')
  expect(parse(named('2026-11-23')).week).toBe('today')
  expect(named('2026-11-24')).toBe('show=week&week=2026-11-24')
})

test.each([
  'week=soon',
  'week=today2026-11-23',
  'show=month',
  'status=lost',
  'sort=email',
  'status=all&sort=',
  'quarantined=yes',
])('%s changes nothing', (search) => {
  expect(parse(search)).toEqual(parse(''))
})

test('a card leads to those it counts', () => {
  expect(list.page({ status: 'pending' })).toBe('/admin/consultations?status=pending')
  expect(list.page({})).toBe('/admin/consultations')
})

const request = { status: 'pending', quarantine: null, hostId: 'ann' } as Consultation

test.each([
  ['', request, true],
  ['status=pending', request, true],
  ['host=ann', request, true],
  ['host=ben', request, false],
  ['status=cancelled', request, false],
  ['quarantined=true', request, false],
  ['quarantined=true', { ...request, quarantine: 'honeypot' }, true],
  ['', { ...request, quarantine: 'honeypot' }, false],
] as const)('into the list %j a request belongs or not', (search, row, belongs) => {
  expect(consultationResource.belongsInto(parse(search), row)).toBe(belongs)
})

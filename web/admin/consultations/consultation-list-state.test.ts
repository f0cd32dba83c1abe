import { expect, test } from 'vitest'
import type { Consultation } from '#shared/consultations/schema.ts'
import {
  consultationListAddress as address,
  belongsInto,
  consultationExportCall,
  consultationListCall,
  consultationListPage,
} from './consultation-list-state.ts'

const parse = (search: string) => address.parse(new URLSearchParams(search))

test('an address without a query is the whole list, newest first', () => {
  expect(parse('')).toEqual({
    q: '',
    status: 'all',
    sort: '-createdAt',
    quarantined: false,
  })
  expect(consultationListCall(parse(''))).toBe('/api/admin/consultation-requests')
})

test('search, filter and order go into the address and come back', () => {
  const state = {
    q: 'a&b "ß"',
    status: 'cancelled',
    sort: '-preferredDate',
    quarantined: true,
  } as const
  expect(address.parse(address.search(state))).toEqual(state)
  expect(consultationExportCall(state)).toMatch(/export\.csv\?q=a%26b.*&status=cancelled/)
})

test.each(['status=lost', 'sort=email', 'status=all&sort=', 'quarantined=yes'])(
  '%s changes nothing',
  (search) => {
    expect(parse(search)).toEqual(parse(''))
  },
)

test('a card leads to those it counts', () => {
  expect(consultationListPage('pending')).toBe('/admin/consultations?status=pending')
  expect(consultationListPage('all')).toBe('/admin/consultations')
})

const request = { status: 'pending', quarantine: null } as Consultation

test.each([
  ['', request, true],
  ['status=pending', request, true],
  ['status=cancelled', request, false],
  ['quarantined=true', request, false],
  ['quarantined=true', { ...request, quarantine: 'honeypot' }, true],
  ['', { ...request, quarantine: 'honeypot' }, false],
] as const)('into the list %j a request belongs or not', (search, row, belongs) => {
  expect(belongsInto(parse(search), row)).toBe(belongs)
})

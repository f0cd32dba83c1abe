import { describe, expect, test } from 'vitest'
import { emptyRequestForm, isoWithOffset, requestProblems } from './request-form.ts'

const now = new Date('2026-03-02T12:00:00Z')
const later = new Date('2026-03-02T12:01:00Z')
const who = { name: 'Ada', email: 'ada@example.com' }
const when = { date: '2026-03-02', time: '12:01' }

describe('a request for a call', () => {
  test.each([
    { what: 'name and address alone', typed: who, preferred: null, wrong: [] },
    { what: 'a time to come', typed: { ...who, ...when }, preferred: later, wrong: [] },
    { what: 'nothing', typed: {}, preferred: null, wrong: ['name', 'email'] },
    { what: 'a blank name', typed: { ...who, name: '  ' }, preferred: null, wrong: ['name'] },
    {
      what: 'half an address',
      typed: { ...who, email: 'ada@' },
      preferred: null,
      wrong: ['email'],
    },
    {
      what: 'a date alone',
      typed: { ...who, date: '2026-03-02' },
      preferred: null,
      wrong: ['time'],
    },
    { what: 'a time alone', typed: { ...who, time: '12:01' }, preferred: null, wrong: ['date'] },
    { what: 'what is no date', typed: { ...who, ...when }, preferred: null, wrong: ['date'] },
    { what: 'this very moment', typed: { ...who, ...when }, preferred: now, wrong: ['date'] },
  ])('with $what', ({ typed, preferred, wrong }) => {
    const problems = requestProblems({ ...emptyRequestForm, ...typed }, preferred, now)
    expect(Object.keys(problems)).toEqual(wrong)
  })
})

test.each([
  { at: '2026-03-02T14:30:00Z', offset: 60, iso: '2026-03-02T15:30:00+01:00' },
  { at: '2026-03-02T14:30:00Z', offset: -360, iso: '2026-03-02T08:30:00-06:00' },
  { at: '2026-03-02T14:30:00Z', offset: 0, iso: '2026-03-02T14:30:00+00:00' },
  { at: '2026-03-02T20:00:00Z', offset: 330, iso: '2026-03-03T01:30:00+05:30' },
  { at: '2026-03-02T02:00:00Z', offset: -210, iso: '2026-03-01T22:30:00-03:30' },
])('$at is $iso', ({ at, offset, iso }) => {
  expect(isoWithOffset(new Date(at), offset)).toBe(iso)
  expect(new Date(iso)).toEqual(new Date(at))
})

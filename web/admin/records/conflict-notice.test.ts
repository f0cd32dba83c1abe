import { expect, test } from 'vitest'
import { findConflicts as findIn } from './conflict-notice.tsx'

const opened = {
  name: 'Ada',
  email: 'ada@example.com',
  company: 'Engines',
  phone: null,
  message: 'Hello',
  priority: 'medium',
} as const

type Fields = Record<keyof typeof opened, string | null>
const fields = ['name', 'email', 'company', 'phone', 'message', 'priority'] as const
const findConflicts = (opened: Fields, current: Fields, form: Fields) =>
  findIn(fields, opened, current, form)

test('a field only I changed needs no question', () => {
  expect(findConflicts(opened, opened, { ...opened, name: 'Ada L.' })).toEqual([])
})

test('a field that both changed alike needs no question', () => {
  const changed = { ...opened, phone: '123' }
  expect(findConflicts(opened, changed, changed)).toEqual([])
})

test('a field only they changed is theirs unless I say otherwise', () => {
  expect(findConflicts(opened, { ...opened, company: null }, { ...opened, name: 'A' })).toEqual([
    { field: 'company', opened: 'Engines', theirs: '', mine: 'Engines', keep: 'theirs' },
  ])
})

test('a field that both changed is mine unless I say otherwise', () => {
  const theirs = { ...opened, priority: 'low' } as const
  const mine = { ...opened, priority: 'high' } as const
  expect(findConflicts(opened, theirs, mine)).toEqual([
    { field: 'priority', opened: 'medium', theirs: 'low', mine: 'high', keep: 'mine' },
  ])
})

test('clearing a field counts as a change', () => {
  const theirs = { ...opened, company: 'Engines Ltd' }
  expect(findConflicts(opened, theirs, { ...opened, company: null })).toMatchObject([
    { theirs: 'Engines Ltd', mine: '', keep: 'mine' },
  ])
})

import { expect, test } from 'vitest'
import { type ListPages, withoutRow, withRow, withRowBack, withSettledRow } from './list-cache.ts'

type Row = { id: string; status: 'new' | 'contacted' }
type State = { status: Row['status'] | 'all' }

const row = (id: string, status: Row['status'] = 'new'): Row => ({ id, status })

const pages = (state: State, ...ids: string[][]): ListPages<Row, State> => ({
  pageParams: ids.map((_, index) => String(index)),
  pages: ids.map((each) => ({
    state,
    rows: each.map((id) => row(id)),
    next: null,
    total: { count: ids.flat().length, capped: false },
  })),
})

const whole: State = { status: 'all' }
const belongsInto = ({ status }: State, row: Row) => status === 'all' || status === row.status
const idsOf = (list: ListPages<Row, State>) =>
  list.pages.map((page) => page.rows.map((each) => each.id))

test('a changed record keeps its place', () => {
  const changed = withRow(pages(whole, ['a', 'b'], ['c']), row('b', 'contacted'))
  expect(idsOf(changed)).toEqual([['a', 'b'], ['c']])
  expect(changed.pages[0]?.rows[1]?.status).toBe('contacted')
})

test('a removed record lowers the totals of every page', () => {
  const fewer = withoutRow(pages(whole, ['a', 'b'], ['c']), 'b')
  expect(idsOf(fewer)).toEqual([['a'], ['c']])
  expect(fewer.pages.map((page) => page.total?.count)).toEqual([2, 2])
})

test.each([
  ['at the end of its page', [['a', 'b'], ['c']], [['a', 'b'], ['c']], 3],
  ['at the beginning of its page', [['b'], ['c']], [['b'], ['c']], 2],
])('a record taken out comes back %s', (_where, read, ids, total) => {
  const before = pages(whole, ...read)
  const back = withRowBack(withoutRow(before, 'b'), before, 'b')
  expect(idsOf(back)).toEqual(ids)
  expect(back.pages.map((page) => page.total?.count)).toEqual([total, total])
})

test('a record that came back by itself, or whose page was not read again, is not put there', () => {
  const before = pages(whole, ['a', 'b'], ['c'])
  for (const [now, id] of [
    [pages(whole, ['b', 'x']), 'b'],
    [pages(whole, ['a', 'b']), 'c'],
  ] as const) {
    expect(withRowBack(now, before, id)).toBe(now)
  }
})

test('removing a record that is not listed changes nothing', () => {
  const list = pages(whole, ['a'])
  expect(withoutRow(list, 'z')).toBe(list)
})

test('a record leaves the list of a status it no longer has, and stays in the whole list', () => {
  const contacted = row('a', 'contacted')
  const narrowed = withSettledRow(pages({ status: 'new' }, ['a', 'b']), contacted, belongsInto)
  expect(idsOf(narrowed)).toEqual([['b']])
  expect(idsOf(withSettledRow(pages(whole, ['a', 'b']), contacted, belongsInto))).toEqual([
    ['a', 'b'],
  ])
})

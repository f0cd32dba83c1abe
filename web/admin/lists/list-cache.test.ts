import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type ListPages, settleRecord, withoutRow, withRow, withSettledRow } from './list-cache.ts'
import { type ListPage, listsKey } from './resource.ts'

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

test('a record that was changed while the next page was on its way stays changed', async () => {
  const queries = new QueryClient()
  const resource = {
    key: 'rows',
    schema: z.custom<Row>(),
    list: () => '',
    one: () => '',
    belongsInto,
  }
  const next = Promise.withResolvers<void>()
  const queryKey = [...listsKey(resource), whole]
  const observer = new InfiniteQueryObserver(queries, {
    queryKey,
    queryFn: async ({ pageParam }): Promise<ListPage<Row, State>> => {
      if (pageParam === 'b') await next.promise
      return { state: whole, rows: [row(pageParam)], next: null, total: null }
    },
    initialPageParam: 'a',
    getNextPageParam: () => 'b',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const leave = observer.subscribe(() => {})
  await observer.refetch()
  const more = observer.fetchNextPage()
  settleRecord(queries, resource, row('a', 'contacted'))
  next.resolve()
  await more
  leave()
  const list = queries.getQueryData<ListPages<Row, State>>(queryKey)
  expect(list?.pages.flatMap(({ rows }) => rows)).toEqual([row('a', 'contacted'), row('b')])
})

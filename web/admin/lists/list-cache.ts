import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import {
  countsKey,
  type ListPage,
  type ListRecord,
  listsKey,
  type Resource,
  recordQuery,
  recordsKey,
} from './resource.ts'

/** The server's counts may be three seconds old; after this many milliseconds they are not. */
const countsSettle = 3_500
/** Scrolled no further than this many pixels, a list may be drawn anew without losing one's place. */
const atTop = 300

/** What names a resource in the cache, without what its screen knows of it. */
type Keyed = { key: string }

function changeLists<Row extends ListRecord, State>(
  queries: QueryClient,
  resource: Keyed,
  change: (pages: ListPages<Row, State>) => ListPages<Row, State>,
) {
  const queryKey = listsKey(resource)
  const draw = () =>
    queries.setQueriesData<ListPages<Row, State>>({ queryKey }, (pages) => pages && change(pages))
  draw()
  // What is on its way may have been read before, and a next page comes behind the pages as they were.
  for (const { promise } of queries
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })) {
    promise?.then(draw, () => {})
  }
}

/** Draws the record as `row` everywhere, as the server has said. */
export function showRecord<Row extends ListRecord, State>(
  queries: QueryClient,
  resource: Resource<Row, State>,
  row: Row,
): void {
  changeLists(queries, resource, (pages) => withRow(pages, row))
  queries.setQueryData<Row>(recordQuery(resource, row.id).queryKey, (known) => known && row)
}

/** Draws the record as the server has it now; it leaves the lists it no longer belongs to. */
export function settleRecord<Row extends ListRecord, State>(
  queries: QueryClient,
  resource: Resource<Row, State>,
  row: Row,
): void {
  showRecord(queries, resource, row)
  changeLists<Row, State>(queries, resource, (pages) =>
    withSettledRow(pages, row, resource.belongsInto),
  )
  refreshCounts(queries, resource)
}

/** Takes a deleted record out of every list. */
export function dropRecord<Row extends ListRecord, State>(
  queries: QueryClient,
  resource: Resource<Row, State>,
  id: string,
): void {
  changeLists(queries, resource, (pages) => withoutRow(pages, id))
  queries.removeQueries({ queryKey: recordQuery(resource, id).queryKey })
  refreshCounts(queries, resource)
}

const later = new Map<string, ReturnType<typeof setTimeout>>()

function refreshCounts(queries: QueryClient, resource: Keyed) {
  const refresh = () =>
    void queries.invalidateQueries({ queryKey: countsKey(resource) }, { cancelRefetch: false })
  refresh()
  clearTimeout(later.get(resource.key))
  later.set(resource.key, setTimeout(refresh, countsSettle))
}

/** Reads every list again, from its first page: a record has come whose place only the server knows. */
export async function readListsAgain(queries: QueryClient, resource: Keyed): Promise<void> {
  queries.setQueriesData<ListPages<ListRecord, unknown>>(
    { queryKey: listsKey(resource) },
    (pages) => pages && firstPageOf(pages),
  )
  refreshCounts(queries, resource)
  await queries.invalidateQueries({ queryKey: listsKey(resource) })
}

/**
 * Takes up what others have changed. Far down a list nothing moves under the reader's eyes; the
 * list is marked as out of date instead.
 */
export async function takeUpChanges(queries: QueryClient, resource: Keyed): Promise<void> {
  const records = queries.invalidateQueries({ queryKey: recordsKey(resource) })
  if (window.scrollY > atTop) {
    refreshCounts(queries, resource)
    void queries.invalidateQueries({ queryKey: listsKey(resource), refetchType: 'none' })
  } else await readListsAgain(queries, resource)
  await records
}

export type ListPages<Row extends ListRecord, State> = InfiniteData<ListPage<Row, State>, string>

const mapPages = <Row extends ListRecord, State>(
  pages: ListPages<Row, State>,
  change: (page: ListPage<Row, State>) => ListPage<Row, State>,
): ListPages<Row, State> => ({ ...pages, pages: pages.pages.map(change) })

const has = (page: { rows: ListRecord[] }, id: string) => page.rows.some((row) => row.id === id)

/** The pages with the record drawn as `row` wherever it stands; it keeps its place. */
export function withRow<Row extends ListRecord, State>(pages: ListPages<Row, State>, row: Row) {
  return mapPages(pages, (page) =>
    has(page, row.id)
      ? { ...page, rows: page.rows.map((each) => (each.id === row.id ? row : each)) }
      : page,
  )
}

/** The pages without the record, and one fewer in their totals when it was there. */
export function withoutRow<Row extends ListRecord, State>(
  pages: ListPages<Row, State>,
  id: string,
): ListPages<Row, State> {
  if (!pages.pages.some((page) => has(page, id))) return pages
  return mapPages(pages, ({ total, ...page }) => ({
    ...page,
    rows: page.rows.filter((row) => row.id !== id),
    total: total && !total.capped ? { ...total, count: total.count - 1 } : total,
  }))
}

/** As {@link withRow}; but a record that its list's filter no longer lets in leaves the list. */
export function withSettledRow<Row extends ListRecord, State>(
  pages: ListPages<Row, State>,
  row: Row,
  belongsInto: (state: State, row: Row) => boolean,
): ListPages<Row, State> {
  const [first] = pages.pages
  return first && !belongsInto(first.state, row) ? withoutRow(pages, row.id) : withRow(pages, row)
}

/** The first page alone: reading again need not repeat all that was scrolled through. */
const firstPageOf = <Row extends ListRecord, State>(
  pages: ListPages<Row, State>,
): ListPages<Row, State> => ({
  pages: pages.pages.slice(0, 1),
  pageParams: pages.pageParams.slice(0, 1),
})

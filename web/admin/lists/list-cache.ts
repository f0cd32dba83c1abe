import type { QueryClient } from '@tanstack/react-query'
import type { ListRecord } from './list-pages.ts'
import {
  firstPageOf,
  type ListPages,
  withoutRow,
  withRow,
  withRowBack,
  withSettledRow,
} from './list-pages.ts'
import type { Resource } from './resource.ts'
import { countsKey, listsKey, recordQuery, recordsKey } from './resource.ts'

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
  queries.setQueriesData<ListPages<Row, State>>(
    { queryKey: listsKey(resource) },
    (pages) => pages && change(pages),
  )
}

/** Draws the record as `row` everywhere, before or after the server has said so. */
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

/** Draws every list without the record before the server has said so; answers how to take that back. */
export function hideRecord<Row extends ListRecord, State>(
  queries: QueryClient,
  resource: Resource<Row, State>,
  id: string,
): () => void {
  const before = queries.getQueriesData<ListPages<Row, State>>({ queryKey: listsKey(resource) })
  changeLists<Row, State>(queries, resource, (pages) => withoutRow(pages, id))
  return () => {
    for (const [key, pages] of before) {
      queries.setQueryData<ListPages<Row, State>>(
        key,
        (now) => now && pages && withRowBack(now, pages, id),
      )
    }
  }
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
  changeLists(queries, resource, firstPageOf)
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

import type { QueryClient } from '@tanstack/react-query'
import type { ListKind, ListRecord } from './list-kind.ts'
import {
  firstPageOf,
  type ListPages,
  withoutRow,
  withRow,
  withRowBack,
  withSettledRow,
} from './list-pages.ts'
import { countsKey, listsKey, recordQuery, recordsKey } from './list-queries.ts'

/** The server's counts may be three seconds old; after this many milliseconds they are not. */
const countsSettle = 3_500
/** Scrolled no further than this many pixels, a list may be drawn anew without losing one's place. */
const atTop = 300

/** What names a kind of record in the cache, without what its screen knows of it. */
type Keyed = { key: string; summaries?: readonly (readonly unknown[])[] }

function changeLists<Row extends ListRecord, State>(
  queries: QueryClient,
  kind: Keyed,
  change: (pages: ListPages<Row, State>) => ListPages<Row, State>,
) {
  queries.setQueriesData<ListPages<Row, State>>(
    { queryKey: listsKey(kind) },
    (pages) => pages && change(pages),
  )
}

/** Draws the record as `row` everywhere, before or after the server has said so. */
export function showRecord<Row extends ListRecord, State>(
  queries: QueryClient,
  kind: ListKind<Row, State>,
  row: Row,
): void {
  changeLists(queries, kind, (pages) => withRow(pages, row))
  queries.setQueryData<Row>(recordQuery(kind, row.id).queryKey, (known) => known && row)
}

/** Draws the record as the server has it now; it leaves the lists it no longer belongs to. */
export function settleRecord<Row extends ListRecord, State>(
  queries: QueryClient,
  kind: ListKind<Row, State>,
  row: Row,
): void {
  showRecord(queries, kind, row)
  changeLists<Row, State>(queries, kind, (pages) => withSettledRow(pages, row, kind.belongsInto))
  refreshSummaries(queries, kind)
}

/** Draws every list without the record before the server has said so; answers how to take that back. */
export function hideRecord<Row extends ListRecord, State>(
  queries: QueryClient,
  kind: ListKind<Row, State>,
  id: string,
): () => void {
  const before = queries.getQueriesData<ListPages<Row, State>>({ queryKey: listsKey(kind) })
  changeLists<Row, State>(queries, kind, (pages) => withoutRow(pages, id))
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
  kind: ListKind<Row, State>,
  id: string,
): void {
  changeLists(queries, kind, (pages) => withoutRow(pages, id))
  queries.removeQueries({ queryKey: recordQuery(kind, id).queryKey })
  refreshSummaries(queries, kind)
}

const later = new Map<string, ReturnType<typeof setTimeout>>()

function refreshSummaries(queries: QueryClient, kind: Keyed) {
  const refresh = (queryKey: readonly unknown[]) =>
    void queries.invalidateQueries({ queryKey }, { cancelRefetch: false })
  for (const key of kind.summaries ?? [countsKey(kind)]) refresh(key)
  clearTimeout(later.get(kind.key))
  later.set(
    kind.key,
    setTimeout(() => refresh(countsKey(kind)), countsSettle),
  )
}

/** Reads every list again, from its first page: a record has come whose place only the server knows. */
export async function readListsAgain(queries: QueryClient, kind: Keyed): Promise<void> {
  changeLists(queries, kind, firstPageOf)
  refreshSummaries(queries, kind)
  await queries.invalidateQueries({ queryKey: listsKey(kind) })
}

/**
 * Takes up what others have changed. Far down a list nothing moves under the reader's eyes; the
 * list is marked as out of date instead.
 */
export async function takeUpChanges(queries: QueryClient, kind: Keyed): Promise<void> {
  const records = queries.invalidateQueries({ queryKey: recordsKey(kind) })
  if (window.scrollY > atTop) {
    refreshSummaries(queries, kind)
    void queries.invalidateQueries({ queryKey: listsKey(kind), refetchType: 'none' })
  } else await readListsAgain(queries, kind)
  await records
}

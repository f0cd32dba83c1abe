import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { call, fetchSignedIn, read } from '../http/call.ts'
import { nextPage, parseTotalCount } from '../http/next-page.ts'
import type { ListKind, ListRecord } from './list-kind.ts'
import type { ListPage } from './list-pages.ts'

type Keyed = { key: string }

/** The first parts of the keys of every list of a kind, and of every single record of it. */
export const listsKey = ({ key }: Keyed) => [key, 'list'] as const
export const recordsKey = ({ key }: Keyed) => [key, 'one'] as const

/** The key of how many records of a kind there are. */
export const countsKey = ({ key }: Keyed) => [key, 'counts'] as const

/**
 * A list, page after page, by following the server's `Link: rel="next"`. While another search is
 * on its way the rows before stay, so that the focus and the eye keep their place.
 */
export const listQuery = <Row extends ListRecord, State>(
  kind: ListKind<Row, State>,
  state: State,
) =>
  infiniteQueryOptions({
    queryKey: [...listsKey(kind), state],
    queryFn: async ({ pageParam, signal }): Promise<ListPage<Row, State>> => {
      const response = await fetchSignedIn(pageParam, { signal })
      return {
        state,
        rows: await read(response, z.array(kind.schema)),
        next: nextPage(response.headers.get('Link')),
        total: parseTotalCount(response.headers.get('X-Total-Count')),
      }
    },
    initialPageParam: kind.list(state),
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  })

/** One record. */
export const recordQuery = <Row extends ListRecord, State>(
  kind: ListKind<Row, State>,
  id: string,
) =>
  queryOptions({
    queryKey: [...recordsKey(kind), id],
    queryFn: ({ signal }): Promise<Row> => call(kind.one(id), kind.schema, { signal }),
  })

import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import type { Tag } from '#shared/people/tags.ts'
import { call, fetchSignedIn, read } from '../http/call.ts'

/** What every record that is listed has, and its tags where it may have some. */
export type ListRecord = { id: string; tags?: readonly Tag[] }

/** One kind of record that is listed, and how its calls and its cache are named. */
export type Resource<Row extends ListRecord, State> = {
  /** The first part of the key of every query about these records. */
  key: string
  schema: z.ZodType<Row>
  /** The call that answers with the first page of a list. */
  list: (state: State) => string
  /** The call on one record. */
  one: (id: string) => string
  /** Whether a record still stands in the list; the search is the server's. */
  belongsInto: (state: State, row: Row) => boolean
}

type Keyed = { key: string }

/** The first parts of the keys of every list of a resource, and of every single record of it. */
export const listsKey = ({ key }: Keyed) => [key, 'list'] as const
export const recordsKey = ({ key }: Keyed) => [key, 'one'] as const

/** The key of how many records of a resource there are. */
export const countsKey = ({ key }: Keyed) => [key, 'counts'] as const

/** One page of a list as the server answered it, and which list it is a page of. */
export type ListPage<Row extends ListRecord, State> = {
  state: State
  rows: Row[]
  /** The call for the page that follows. */
  next: string | null
  total: TotalCount | null
}

/**
 * The path and query of the page that follows, from a `Link` header; null on the last page.
 * Only the path counts, so that a token never travels to another host.
 */
export function nextPage(link: string | null): string | null {
  for (const [, target, parameters] of (link ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    if (!target || !/;\s*rel="?next"?/i.test(parameters ?? '')) continue
    const url = new URL(target, 'http://relative.invalid')
    return url.pathname + url.search
  }
  return null
}

/** A count as the server sends it in `X-Total-Count`: exact, or with a `+` where it stopped counting. */
export type TotalCount = { count: number; capped: boolean }

/** Null when the header is absent or no count. */
export function parseTotalCount(header: string | null): TotalCount | null {
  const match = /^(\d+)(\+?)$/.exec(header ?? '')
  return match ? { count: Number(match[1]), capped: match[2] === '+' } : null
}

/**
 * A list, page after page, by following the server's `Link: rel="next"`. While another search is
 * on its way the rows before stay, so that the focus and the eye keep their place.
 */
export const listQuery = <Row extends ListRecord, State>(
  resource: Resource<Row, State>,
  state: State,
) =>
  infiniteQueryOptions({
    queryKey: [...listsKey(resource), state],
    queryFn: async ({ pageParam, signal }): Promise<ListPage<Row, State>> => {
      const response = await fetchSignedIn(pageParam, { signal })
      return {
        state,
        rows: await read(response, z.array(resource.schema)),
        next: nextPage(response.headers.get('Link')),
        total: parseTotalCount(response.headers.get('X-Total-Count')),
      }
    },
    initialPageParam: resource.list(state),
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  })

/** One record. */
export const recordQuery = <Row extends ListRecord, State>(
  resource: Resource<Row, State>,
  id: string,
) =>
  queryOptions({
    queryKey: [...recordsKey(resource), id],
    queryFn: ({ signal }): Promise<Row> => call(resource.one(id), resource.schema, { signal }),
  })

/** How many records there are, summed up by the server. */
export const countsQuery = <Counts>(resource: Keyed, path: string, schema: z.ZodType<Counts>) =>
  queryOptions({
    queryKey: countsKey(resource),
    queryFn: ({ signal }): Promise<Counts> => call(path, schema, { signal }),
  })
export type CountsQuery<Counts> = ReturnType<typeof countsQuery<Counts>>

/** The figures of records of which there are none. */
export const uncounted = <Counts>(resource: Keyed): CountsQuery<Counts> =>
  countsQuery(resource, '', z.custom<Counts>())

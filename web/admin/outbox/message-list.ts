import { queryOptions } from '@tanstack/react-query'
import {
  type Message,
  type MessageCounts,
  messageCountsSchema,
  messageDetailsSchema,
  messageSchema,
} from '#shared/mail/schema.ts'
import {
  defaultMessageSort,
  type MessageKind,
  type MessageSort,
  type MessageStateFilter,
  messageKinds,
  messageSorts,
  messageStateFilters,
  statesOf,
} from '#shared/mail/vocabulary.ts'
import { adminPage, api } from '#shared/routes.ts'
import { call } from '../http/call.ts'
import { type ListKind, searchWordsOf, withQuery } from '../lists/list-kind.ts'
import { countsKey, recordsKey } from '../lists/list-queries.ts'

/** Which messages are listed and in which order; the page's address holds all of it. */
export type MessageListState = {
  q: string
  state: MessageStateFilter | 'all'
  kind: MessageKind | 'all'
  sort: MessageSort
}

/** The parameter that opens the details of a message. */
export const openMessageParameter = 'message'

/** Reads the state from an address; what it does not understand counts as absent. */
function parse(search: URLSearchParams): MessageListState {
  return {
    q: searchWordsOf(search),
    state: messageStateFilters.find((state) => state === search.get('state')) ?? 'all',
    kind: messageKinds.find((kind) => kind === search.get('kind')) ?? 'all',
    sort: messageSorts.find((sort) => sort === search.get('sort')) ?? defaultMessageSort,
  }
}

/** The query that {@link parse} reads back; says nothing about what is as usual. */
function toSearch({ q, state, kind, sort }: MessageListState): URLSearchParams {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (state !== 'all') search.set('state', state)
  if (kind !== 'all') search.set('kind', kind)
  if (sort !== defaultMessageSort) search.set('sort', sort)
  return search
}

export const messageListAddress = { parse, search: toSearch }

/** The calls that answer with the first page of the list, and with all of it as a file. */
export const messageListCall = (list: MessageListState): string =>
  withQuery(api.admin.messages, toSearch(list))
export const messageExportCall = (list: MessageListState): string =>
  withQuery(api.admin.messagesExport, toSearch(list))

/** The address of the screen that lists one state alone, or all. */
export const messageListPage = (state: MessageListState['state']): string =>
  withQuery(adminPage.outbox, toSearch({ q: '', state, kind: 'all', sort: defaultMessageSort }))

/** Whether anything narrows the list, so that "none" may mean "none that match". */
export const isFiltered = ({ q, state, kind }: MessageListState): boolean =>
  q !== '' || state !== 'all' || kind !== 'all'

/** How many messages the list holds by the figures, where those tell. */
export function countedIn(
  { q, state, kind }: MessageListState,
  counts: MessageCounts | undefined,
): number | undefined {
  if (!counts || q !== '' || kind !== 'all') return undefined
  if (state === 'all') return counts.total
  return statesOf(state).reduce((sum, each) => sum + counts.byState[each], 0)
}

/** Whether a message still stands in the list; the search is the server's. */
export const belongsInto = (list: MessageListState, { state, kind }: Message): boolean =>
  (list.state === 'all' || statesOf(list.state).includes(state)) &&
  (list.kind === 'all' || list.kind === kind)

const key = 'messages'

/** Messages as records that are listed. */
export const messageKind: ListKind<Message, MessageListState> = {
  key,
  schema: messageSchema,
  list: messageListCall,
  one: api.admin.message,
  belongsInto,
  summaries: [countsKey({ key })],
}

/** How many messages there are, by state, and whether they can be sent. */
export const messageCountsQuery = queryOptions({
  queryKey: countsKey({ key }),
  queryFn: ({ signal }) => call(api.admin.messageCounts, messageCountsSchema, { signal }),
})

/** One message with all it says, which its row in the list does not hold. */
export const messageDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: [...recordsKey({ key }), id, 'details'],
    queryFn: ({ signal }) => call(api.admin.message(id), messageDetailsSchema, { signal }),
  })

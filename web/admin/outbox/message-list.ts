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
  messageKinds,
  messageSorts,
  messageStateFilters,
  statesOf,
} from '#shared/mail/vocabulary.ts'
import { adminPage, api } from '#shared/routes.ts'
import { call } from '../http/call.ts'
import { defineListState, oneOf, type StateOf } from '../lists/list-state.ts'
import { countsQuery, type Resource, recordsKey } from '../lists/resource.ts'

export const messageList = defineListState({
  page: adminPage.outbox,
  call: api.admin.messages,
  exportCall: api.admin.messagesExport,
  record: 'message',
  sorts: messageSorts,
  usualSort: defaultMessageSort,
  filters: { state: oneOf(messageStateFilters), kind: oneOf(messageKinds) },
})
export type MessageListState = StateOf<typeof messageList>

export const messageResource: Resource<Message, MessageListState> = {
  key: 'messages',
  schema: messageSchema,
  list: messageList.call,
  one: api.admin.message,
  belongsInto: (list, { state, kind }) =>
    (list.state === 'all' || statesOf(list.state).includes(state)) &&
    (list.kind === 'all' || list.kind === kind),
}

/** How many messages there are, by state, and whether they can be sent. */
export const messageCountsQuery = countsQuery(
  messageResource,
  api.admin.messageCounts,
  messageCountsSchema,
)

/** How many messages the list holds by the figures, where those tell. */
export function countedIn({ state, kind }: MessageListState, counts: MessageCounts) {
  if (kind !== 'all') return undefined
  if (state === 'all') return counts.total
  return statesOf(state).reduce((sum, each) => sum + counts.byState[each], 0)
}

/** One message with all it says, which its row in the list does not hold. */
export const messageDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: [...recordsKey(messageResource), id, 'details'],
    queryFn: ({ signal }) => call(api.admin.message(id), messageDetailsSchema, { signal }),
  })

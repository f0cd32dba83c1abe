import { queryOptions } from '@tanstack/react-query'
import {
  type Message,
  messageCountsSchema,
  messageDetailsSchema,
  messageSchema,
} from '#shared/mail/schema.ts'
import { api } from '#shared/routes.ts'
import { call } from '../http/call.ts'
import type { ListKind } from '../lists/list-kind.ts'
import { countsKey, recordsKey } from '../lists/list-queries.ts'
import { belongsInto, type MessageListState, messageListCall } from './message-list-state.ts'

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

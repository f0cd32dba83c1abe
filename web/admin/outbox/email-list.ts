import { queryOptions } from '@tanstack/react-query'
import {
  type Email,
  type EmailCounts,
  emailCountsSchema,
  emailDetailsSchema,
  emailSchema,
} from '#shared/mail/schema.ts'
import {
  defaultEmailSort,
  emailKinds,
  emailSorts,
  emailStateFilters,
  statesOf,
} from '#shared/mail/vocabulary.ts'
import { adminPage, api } from '#shared/routes.ts'
import { call } from '../http/call.ts'
import { defineListState, oneOf, type StateOf } from '../lists/list-state.ts'
import { countsQuery, type Resource, recordsKey } from '../lists/resource.ts'

export const emailList = defineListState({
  page: adminPage.outbox,
  call: api.admin.emails,
  exportCall: api.admin.emailsExport,
  record: 'message',
  sorts: emailSorts,
  usualSort: defaultEmailSort,
  filters: { state: oneOf(emailStateFilters), kind: oneOf(emailKinds) },
})
export type EmailListState = StateOf<typeof emailList>

export const emailResource: Resource<Email, EmailListState> = {
  key: 'messages',
  schema: emailSchema,
  list: emailList.call,
  one: api.admin.email,
  belongsInto: (list, { state, kind }) =>
    (list.state === 'all' || statesOf(list.state).includes(state)) &&
    (list.kind === 'all' || list.kind === kind),
}

/** How many e-mails there are, by state, and whether they can be sent. */
export const emailCountsQuery = countsQuery(emailResource, api.admin.emailCounts, emailCountsSchema)

/** How many e-mails the list holds by the figures, where those tell. */
export function countedIn({ state, kind }: EmailListState, counts: EmailCounts) {
  if (kind !== 'all') return undefined
  if (state === 'all') return counts.total
  return statesOf(state).reduce((sum, each) => sum + counts.byState[each], 0)
}

/** One e-mail with all it says, which its row in the list does not hold. */
export const emailDetailsQuery = (id: string) =>
  queryOptions({
    queryKey: [...recordsKey(emailResource), id, 'details'],
    queryFn: ({ signal }) => call(api.admin.email(id), emailDetailsSchema, { signal }),
  })

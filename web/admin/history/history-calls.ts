import { type Change, changeSchema } from '#shared/journal/schema.ts'
import { adminPage, api } from '#shared/routes.ts'
import { withQuery } from '../http/call.ts'
import type { Resource } from '../lists/resource.ts'

/** What of the history is asked for, by the names of the call's parameters; null for all. */
export type HistoryQuery = {
  kind: string
  record?: string
  actor?: string | null
  since?: string | null
  until?: string | null
}

/** What was done, page after page. */
export const historyResource: Resource<Change, HistoryQuery> = {
  key: 'history',
  schema: changeSchema,
  list: (query) => {
    const search = new URLSearchParams({ limit: '50' })
    for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
    return withQuery(api.admin.changes, search)
  },
  one: api.admin.changeUndo,
  belongsInto: () => true,
}

type Named = Change['named'][number]

/** Where a record of each kind is looked at; what stands with others has no page of its own. */
const recordPages: Record<string, (record: Named) => string> = {
  lead: ({ id }) => adminPage.lead(id),
  consultation: ({ id }) => adminPage.consultation(id),
  submission: ({ id }) => adminPage.submission(id),
  subscriber: ({ name }) => adminPage.subscriber(name),
  person: ({ id }) => adminPage.person(id),
  company: ({ id }) => adminPage.company(id),
  deal: ({ id }) => adminPage.deal(id),
}

/** Where a record is looked at; null for one that is deleted or has no page. */
export const pageOf = (record: Named): string | null =>
  record.deleted ? null : (recordPages[record.type]?.(record) ?? null)

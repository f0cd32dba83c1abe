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

/** Where a record of each kind is looked at. */
export const recordPages: Record<string, (id: string) => string> = {
  lead: adminPage.lead,
  consultation: adminPage.consultation,
  submission: adminPage.submission,
  person: adminPage.person,
  company: adminPage.company,
  deal: adminPage.deal,
}

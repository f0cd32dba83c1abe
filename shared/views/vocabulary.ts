import { adminPage } from '../routes.ts'

/** The lists that views are of, each with its page. */
export const viewListPages = {
  leads: adminPage.leads,
  people: adminPage.people,
  companies: adminPage.companies,
  deals: adminPage.deals,
  consultations: adminPage.consultations,
  'lead-magnets': adminPage.leadMagnets,
  newsletter: adminPage.newsletter,
  outbox: adminPage.outbox,
} as const
export type ViewList = keyof typeof viewListPages
export const viewLists = Object.keys(viewListPages) as [ViewList, ...ViewList[]]

/** What of an address is not the view's: which it is, and which record is open. */
export const viewParameter = 'view'
const passing = new Set([
  viewParameter,
  'cursor',
  'limit',
  'lead',
  'person',
  'company',
  'deal',
  'consultation',
  'submission',
  'subscriber',
  'message',
])

/** What of a list's query string a view keeps, in its order. */
export const viewPairs = (query: string, list: ViewList): [string, string][] =>
  [...new URLSearchParams(query)].filter(
    // The people of one company are a filter of theirs.
    ([name]) => !passing.has(name) || (name === 'company' && list === 'people'),
  )

/** The address of a view: all that it shows, and which it is. */
export function viewUrl({ id, list, query }: { id: string; list: ViewList; query: string }) {
  const search = new URLSearchParams(query)
  search.set(viewParameter, id)
  return `${viewListPages[list]}?${search}`
}

/** Whether two query strings of a list say the same, in whatever order. */
export function isSameQuery(one: string, other: string): boolean {
  const sorted = (query: string) => {
    const search = new URLSearchParams(query)
    search.sort()
    return search.toString()
  }
  return sorted(one) === sorted(other)
}

import type { Lead, LeadCounts } from '#shared/leads/schema.ts'
import {
  defaultLeadSort,
  type LeadSort,
  type LeadStatus,
  leadSorts,
  leadStatuses,
} from '#shared/leads/vocabulary.ts'
import { adminPage, api } from '#shared/routes.ts'
import { searchWordsOf, withQuery } from '../lists/list-kind.ts'

/** What of the leads is listed and in which order; the page's address holds all of it. */
export type LeadListState = {
  q: string
  status: LeadStatus | 'all'
  sort: LeadSort
  /** Only the leads of who is signed in. */
  mine: boolean
  /** The messages that were set aside, instead of the list. */
  quarantined: boolean
}

export const defaultLeadList: LeadListState = {
  q: '',
  status: 'all',
  sort: defaultLeadSort,
  mine: false,
  quarantined: false,
}

/** Reads the state from an address; what it does not understand counts as absent. */
export function parseLeadList(search: URLSearchParams): LeadListState {
  return {
    q: searchWordsOf(search),
    status: leadStatuses.find((status) => status === search.get('status')) ?? 'all',
    sort: leadSorts.find((sort) => sort === search.get('sort')) ?? defaultLeadSort,
    mine: search.get('assigned') === 'me',
    quarantined: search.get('quarantined') === 'true',
  }
}

/** The query that {@link parseLeadList} reads back; says nothing about what is as usual. */
export function leadListSearch(state: LeadListState): URLSearchParams {
  const search = new URLSearchParams()
  if (state.q) search.set('q', state.q)
  if (state.status !== 'all') search.set('status', state.status)
  if (state.sort !== defaultLeadSort) search.set('sort', state.sort)
  if (state.mine) search.set('assigned', 'me')
  if (state.quarantined) search.set('quarantined', 'true')
  return search
}

export const leadListAddress = { parse: parseLeadList, search: leadListSearch }

/** The call that answers with the first page of the list: the server reads the same query. */
export const leadListCall = (state: LeadListState): string =>
  withQuery(api.admin.leads, leadListSearch(state))

/** The call that answers with every lead of the list as a file. */
export const leadExportCall = (state: LeadListState): string =>
  withQuery(api.admin.leadsExport, leadListSearch(state))

/** The address of the screen that lists only what `state` names. */
export const leadListPage = (state: Partial<LeadListState>): string =>
  withQuery(adminPage.leads, leadListSearch({ ...defaultLeadList, ...state }))

/** Whether anything narrows the list, so that "none" may mean "none that match". */
export const isFiltered = (state: LeadListState): boolean =>
  state.q !== '' || state.status !== 'all' || state.mine

/** How many leads the list holds by the figures, where those tell. */
export function countedIn(state: LeadListState, counts: LeadCounts | undefined) {
  if (!counts || state.q !== '' || state.mine) return undefined
  if (state.status === 'all') return state.quarantined ? counts.quarantined : counts.total
  return state.quarantined ? undefined : counts.byStatus[state.status]
}

/** Whether a lead with this status and quarantine belongs into the list; search and owner are the server's. */
export function belongsInto(state: LeadListState, lead: Lead): boolean {
  const statusFits = state.status === 'all' || state.status === lead.status
  return statusFits && state.quarantined === (lead.quarantine !== null)
}

/** The parameter that names the lead whose details are open. */
export const openLeadParameter = 'lead'

/** The address of the screen with the details of one lead open. */
export const leadPage = (id: string): string =>
  withQuery(adminPage.leads, new URLSearchParams({ [openLeadParameter]: id }))

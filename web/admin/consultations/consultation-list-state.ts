import type { Consultation, ConsultationCounts } from '#shared/consultations/schema.ts'
import {
  type ConsultationSort,
  type ConsultationStatus,
  consultationSorts,
  consultationStatuses,
  defaultConsultationSort,
} from '#shared/consultations/vocabulary.ts'
import { adminPage, api } from '#shared/routes.ts'
import { searchWordsOf, withQuery } from '../lists/list-kind.ts'

/** Which consultations are listed and in which order; the page's address holds all of it. */
export type ConsultationListState = {
  q: string
  status: ConsultationStatus | 'all'
  sort: ConsultationSort
  /** The requests that were set aside, instead of the list. */
  quarantined: boolean
}

/** Reads the state from an address; what it does not understand counts as absent. */
function parse(search: URLSearchParams): ConsultationListState {
  return {
    q: searchWordsOf(search),
    status: consultationStatuses.find((status) => status === search.get('status')) ?? 'all',
    sort: consultationSorts.find((sort) => sort === search.get('sort')) ?? defaultConsultationSort,
    quarantined: search.get('quarantined') === 'true',
  }
}

/** The query that {@link parse} reads back; says nothing about what is as usual. */
function toSearch({ q, status, sort, quarantined }: ConsultationListState): URLSearchParams {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (status !== 'all') search.set('status', status)
  if (sort !== defaultConsultationSort) search.set('sort', sort)
  if (quarantined) search.set('quarantined', 'true')
  return search
}

export const consultationListAddress = { parse, search: toSearch }

/** The calls that answer with the first page of the list, and with all of it as a file. */
export const consultationListCall = (state: ConsultationListState): string =>
  withQuery(api.admin.consultations, toSearch(state))
export const consultationExportCall = (state: ConsultationListState): string =>
  withQuery(api.admin.consultationsExport, toSearch(state))

/** The address of the screen that lists one status alone, or all. */
export const consultationListPage = (status: ConsultationStatus | 'all'): string =>
  withQuery(
    adminPage.consultations,
    toSearch({ q: '', status, sort: defaultConsultationSort, quarantined: false }),
  )

/** Whether anything narrows the list, so that "none" may mean "none that match". */
export const isFiltered = ({ q, status }: ConsultationListState): boolean =>
  q !== '' || status !== 'all'

/** How many requests the list holds by the figures, where those tell. */
export function countedIn(
  { q, status, quarantined }: ConsultationListState,
  counts: ConsultationCounts | undefined,
) {
  if (!counts || q !== '') return undefined
  if (status === 'all') return quarantined ? counts.quarantined : counts.total
  return quarantined ? undefined : counts.byStatus[status]
}

/** Whether a consultation still stands in the list; the search is the server's. */
export const belongsInto = (state: ConsultationListState, consultation: Consultation): boolean =>
  (state.status === 'all' || state.status === consultation.status) &&
  state.quarantined === (consultation.quarantine !== null)

/** The parameter that names the consultation whose details are open. */
export const openConsultationParameter = 'consultation'

import type { Submission, SubmissionCounts } from '#shared/lead-magnets/schema.ts'
import {
  defaultSubmissionSort,
  type LeadMagnetType,
  leadMagnetTypes,
  type SubmissionSort,
  submissionSorts,
} from '#shared/lead-magnets/vocabulary.ts'
import { adminPage, api } from '#shared/routes.ts'
import { searchWordsOf, withQuery } from '../lists/list-kind.ts'

/** Which submissions are listed and in which order; the page's address holds all of it. */
export type SubmissionListState = {
  q: string
  type: LeadMagnetType | 'all'
  sort: SubmissionSort
}

/** Reads the state from an address; what it does not understand counts as absent. */
function parse(search: URLSearchParams): SubmissionListState {
  return {
    q: searchWordsOf(search),
    type: leadMagnetTypes.find((type) => type === search.get('type')) ?? 'all',
    sort: submissionSorts.find((sort) => sort === search.get('sort')) ?? defaultSubmissionSort,
  }
}

/** The query that {@link parse} reads back; says nothing about what is as usual. */
function toSearch({ q, type, sort }: SubmissionListState): URLSearchParams {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (type !== 'all') search.set('type', type)
  if (sort !== defaultSubmissionSort) search.set('sort', sort)
  return search
}

export const submissionListAddress = { parse, search: toSearch }

/** The calls that answer with the first page of the list, and with all of it as a file. */
export const submissionListCall = (state: SubmissionListState): string =>
  withQuery(api.admin.submissions, toSearch(state))
export const submissionExportCall = (state: SubmissionListState): string =>
  withQuery(api.admin.submissionsExport, toSearch(state))

/** The address of the screen that lists one type alone, or all. */
export const submissionListPage = (type: LeadMagnetType | 'all'): string =>
  withQuery(adminPage.leadMagnets, toSearch({ q: '', type, sort: defaultSubmissionSort }))

/** Whether anything narrows the list, so that "none" may mean "none that match". */
export const isFiltered = ({ q, type }: SubmissionListState): boolean => q !== '' || type !== 'all'

/** How many submissions the list holds by the figures, where those tell. */
export function countedIn({ q, type }: SubmissionListState, counts: SubmissionCounts | undefined) {
  if (!counts || q !== '') return undefined
  return type === 'all' ? counts.total : counts.byType[type]
}

/** Whether a submission still stands in the list; the search is the server's. */
export const belongsInto = ({ type }: SubmissionListState, { leadMagnetType }: Submission) =>
  type === 'all' || type === leadMagnetType

/** The parameter that names the submission whose details are open. */
export const openSubmissionParameter = 'submission'

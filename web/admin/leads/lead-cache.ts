import type { QueryClient } from '@tanstack/react-query'
import type { Lead } from '#shared/leads/schema.ts'
import {
  firstPageOf,
  type LeadPages,
  withLead,
  withoutLead,
  withSettledLead,
} from './lead-pages.ts'
import {
  leadCountsQuery,
  leadListsKey,
  leadQuery,
  singleLeadsKey,
  waitingLeadsKey,
} from './lead-queries.ts'

/** The server's counts may be three seconds old; after this many milliseconds they are not. */
const countsSettle = 3_500
/** Scrolled no further than this many pixels, a list may be drawn anew without losing one's place. */
const atTop = 300

function changeLists(queries: QueryClient, change: (pages: LeadPages) => LeadPages) {
  queries.setQueriesData<LeadPages>({ queryKey: leadListsKey }, (pages) => pages && change(pages))
}

/** Draws the lead as `lead` everywhere, before or after the server has said so. */
export function showLead(queries: QueryClient, lead: Lead): void {
  changeLists(queries, (pages) => withLead(pages, lead))
  queries.setQueryData(leadQuery(lead.id).queryKey, (known) => known && lead)
}

/** Draws the lead as the server has it now; it leaves the lists it no longer belongs to. */
export function settleLead(queries: QueryClient, lead: Lead): void {
  showLead(queries, lead)
  changeLists(queries, (pages) => withSettledLead(pages, lead))
  refreshSummaries(queries)
}

/** Takes a deleted lead out of every list. */
export function dropLead(queries: QueryClient, id: string): void {
  changeLists(queries, (pages) => withoutLead(pages, id))
  queries.removeQueries({ queryKey: leadQuery(id).queryKey })
  refreshSummaries(queries)
}

let later: ReturnType<typeof setTimeout> | undefined

function refreshSummaries(queries: QueryClient) {
  const refresh = (queryKey: readonly unknown[]) =>
    void queries.invalidateQueries({ queryKey }, { cancelRefetch: false })
  refresh(leadCountsQuery.queryKey)
  refresh(waitingLeadsKey)
  clearTimeout(later)
  later = setTimeout(() => refresh(leadCountsQuery.queryKey), countsSettle)
}

/** Reads every list again, from its first page: a lead has come whose place only the server knows. */
export async function readListsAgain(queries: QueryClient): Promise<void> {
  changeLists(queries, firstPageOf)
  refreshSummaries(queries)
  await queries.invalidateQueries({ queryKey: leadListsKey })
}

/**
 * Takes up what others have changed. Far down a list nothing moves under the reader's eyes; the
 * list is marked as out of date instead.
 */
export function takeUpLeads(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: singleLeadsKey })
  if (window.scrollY > atTop) {
    refreshSummaries(queries)
    void queries.invalidateQueries({ queryKey: leadListsKey, refetchType: 'none' })
  } else void readListsAgain(queries)
}

import type { InfiniteData } from '@tanstack/react-query'
import type { Lead } from '#shared/leads/schema.ts'
import type { TotalCount } from '../http/next-page.ts'
import { belongsInto, type LeadListState } from './lead-list-state.ts'

/** One page of a list as the server answered it, and which list it is a page of. */
export type LeadPage = {
  state: LeadListState
  leads: Lead[]
  /** The call for the page that follows. */
  next: string | null
  total: TotalCount | null
}

export type LeadPages = InfiniteData<LeadPage, string>

const mapPages = (pages: LeadPages, change: (page: LeadPage) => LeadPage): LeadPages => ({
  ...pages,
  pages: pages.pages.map(change),
})

const has = (page: LeadPage, id: string) => page.leads.some((lead) => lead.id === id)

/** The pages with the lead drawn as `lead` wherever it stands; it keeps its place. */
export function withLead(pages: LeadPages, lead: Lead): LeadPages {
  return mapPages(pages, (page) =>
    has(page, lead.id)
      ? { ...page, leads: page.leads.map((each) => (each.id === lead.id ? lead : each)) }
      : page,
  )
}

/** The pages without the lead, and one fewer in their totals when it was there. */
export function withoutLead(pages: LeadPages, id: string): LeadPages {
  if (!pages.pages.some((page) => has(page, id))) return pages
  return mapPages(pages, ({ total, ...page }) => ({
    ...page,
    leads: page.leads.filter((lead) => lead.id !== id),
    total: total && !total.capped ? { ...total, count: total.count - 1 } : total,
  }))
}

/** As {@link withLead}; but a lead that its list's filter no longer lets in leaves the list. */
export function withSettledLead(pages: LeadPages, lead: Lead): LeadPages {
  const state = pages.pages[0]?.state
  return state && !belongsInto(state, lead) ? withoutLead(pages, lead.id) : withLead(pages, lead)
}

/** The first page alone: reading again need not repeat all that was scrolled through. */
export function firstPageOf(pages: LeadPages): LeadPages {
  return { pages: pages.pages.slice(0, 1), pageParams: pages.pageParams.slice(0, 1) }
}

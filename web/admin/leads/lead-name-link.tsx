import { type MouseEvent, use } from 'react'
import { Link, useLocation } from 'react-router'
import type { Lead } from '#shared/leads/schema.ts'
import { leadLinkId, RowTabIndex, useLeadActions } from './lead-actions.tsx'
import { openLeadParameter } from './lead-list-state.ts'

/** The name, which opens the lead; with a modifier key in a tab of its own. */
export function LeadNameLink({ lead }: { lead: Lead }) {
  const { open } = useLeadActions()
  const tabIndex = use(RowTabIndex)
  const { pathname, search } = useLocation()
  const to = new URLSearchParams(search)
  to.set(openLeadParameter, lead.id)

  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(lead)
  }
  return (
    <Link
      id={leadLinkId(lead.id)}
      to={{ pathname, search: to.toString() }}
      aria-haspopup="dialog"
      tabIndex={tabIndex}
      onClick={follow}
      className="lead-name"
    >
      {lead.name}
    </Link>
  )
}

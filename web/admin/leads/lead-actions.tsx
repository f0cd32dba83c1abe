import { createContext, use } from 'react'
import type { Lead } from '#shared/leads/schema.ts'
import type { LeadStatus } from '#shared/leads/vocabulary.ts'

/** What can be done to a lead from wherever it is drawn. */
export type LeadActions = {
  open: (lead: Lead) => void
  edit: (lead: Lead) => void
  remove: (lead: Lead) => void
  release: (lead: Lead) => void
  setStatus: (lead: Lead, status: LeadStatus) => void
}

export const LeadActionsContext = createContext<LeadActions | null>(null)

/** The actions of the leads screen around; only to be used inside of it. */
export function useLeadActions(): LeadActions {
  const actions = use(LeadActionsContext)
  if (!actions) throw new Error('A lead is drawn outside of the leads screen.')
  return actions
}

import { type LeadStatus, leadStatuses } from '../leads/vocabulary.ts'

export type FunnelStep = {
  status: LeadStatus
  /** Leads that stand here or have gone on from here. */
  reached: number
  /** Of those who reached the step before, 0 to 1; null for the first step, and where nobody did. */
  ofBefore: number | null
  /** Of all leads, 0 to 1; null when there are none. */
  ofAll: number | null
}

/**
 * How far leads have come. A lead counts in every step up to its status: who is qualified has been
 * contacted, whichever way somebody set it.
 */
export function funnelOf(byStatus: Record<LeadStatus, number>): FunnelStep[] {
  const reached = leadStatuses.map((_, step) =>
    leadStatuses.slice(step).reduce((sum, status) => sum + byStatus[status], 0),
  )
  return leadStatuses.map((status, step) => ({
    status,
    reached: reached[step] ?? 0,
    ofBefore: step === 0 ? null : share(reached[step], reached[step - 1]),
    ofAll: share(reached[step], reached[0]),
  }))
}

const share = (part = 0, whole = 0) => (whole === 0 ? null : part / whole)

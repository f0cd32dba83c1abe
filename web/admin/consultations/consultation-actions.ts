import { createContext, use } from 'react'
import type { Consultation } from '#shared/consultations/schema.ts'
import type { ConsultationStatus } from '#shared/consultations/vocabulary.ts'

/** What can be done to a consultation from wherever it is drawn. */
export type ConsultationActions = {
  open: (consultation: Consultation) => void
  edit: (consultation: Consultation) => void
  remove: (consultation: Consultation) => void
  release: (consultation: Consultation) => void
  setStatus: (consultation: Consultation, status: ConsultationStatus) => void
}

export const ConsultationActionsContext = createContext<ConsultationActions | null>(null)

/** The actions of the consultations screen around; only to be used inside of it. */
export function useConsultationActions(): ConsultationActions {
  const actions = use(ConsultationActionsContext)
  if (!actions) throw new Error('A consultation is drawn outside of the consultations screen.')
  return actions
}

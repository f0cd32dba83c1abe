import { createContext, use } from 'react'
import type { Submission } from '#shared/lead-magnets/schema.ts'

/** What can be done to a submission from wherever it is drawn. */
export type SubmissionActions = {
  edit: (submission: Submission) => void
  remove: (submission: Submission) => void
}

export const SubmissionActionsContext = createContext<SubmissionActions | null>(null)

/** The actions of the lead-magnets screen around; only to be used inside of it. */
export function useSubmissionActions(): SubmissionActions {
  const actions = use(SubmissionActionsContext)
  if (!actions) throw new Error('A submission is drawn outside of the lead-magnets screen.')
  return actions
}

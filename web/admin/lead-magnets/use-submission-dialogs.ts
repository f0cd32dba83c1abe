import { useCallback, useMemo } from 'react'
import type { Submission } from '#shared/lead-magnets/schema.ts'
import { useOpenRecord } from '../lists/use-open-record.ts'
import { useRowDialogs } from '../lists/use-row-dialogs.ts'
import type { SubmissionActions } from './submission-actions.ts'
import { openSubmissionParameter as parameter } from './submission-list-state.ts'

/** The dialogs over the list and over the details. */
export type SubmissionDialog =
  | { kind: 'create' }
  | { kind: 'edit' | 'delete'; submission: Submission }

/** What the screen can do to submissions, and the dialogs that takes. */
export function useSubmissionDialogs() {
  const { dialog, show, close } = useRowDialogs<SubmissionDialog>()
  const { id: openId, open, close: closeDetails } = useOpenRecord(parameter)
  const actions = useMemo<SubmissionActions>(
    () => ({
      edit: (submission) => show({ kind: 'edit', submission }),
      remove: (submission) => show({ kind: 'delete', submission }),
    }),
    [show],
  )
  const create = useCallback(() => show({ kind: 'create' }), [show])
  const opening = useMemo(() => ({ parameter, open }), [open])
  return { actions, create, opening, dialog, close, openId, closeDetails }
}

export type SubmissionDialogsModel = ReturnType<typeof useSubmissionDialogs>

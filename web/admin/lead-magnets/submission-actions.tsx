import { Pencil, Trash2 } from 'lucide-react'
import { createContext, use } from 'react'
import type { Submission } from '#shared/lead-magnets/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { RowTabIndex } from '../lists/open-record.ts'

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

/** Edit and delete (admin-back-office.md §2, Lead Magnet Submissions). */
export function SubmissionRowActions({ submission }: { submission: Submission }) {
  const { edit, remove } = useSubmissionActions()
  const tabIndex = use(RowTabIndex)
  const who = submission.name || submission.email
  return (
    <span className="flex gap-0.5">
      <Tooltip content="Edit">
        <Button
          variant="quiet"
          size="icon"
          tabIndex={tabIndex}
          aria-label={`Edit ${who}`}
          onClick={() => edit(submission)}
        >
          <Pencil size={15} />
        </Button>
      </Tooltip>
      <Tooltip content="Delete">
        <Button
          variant="quiet"
          size="icon"
          className="hover:text-red"
          tabIndex={tabIndex}
          aria-label={`Delete ${who}`}
          onClick={() => remove(submission)}
        >
          <Trash2 size={15} />
        </Button>
      </Tooltip>
    </span>
  )
}

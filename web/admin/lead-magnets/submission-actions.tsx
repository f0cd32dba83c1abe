import { Pencil, Trash2 } from 'lucide-react'
import { use } from 'react'
import type { Submission } from '#shared/lead-magnets/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { useRecordActions } from '../lists/record-dialogs.tsx'
import { RowTabIndex } from '../lists/row-focus.ts'
import { useRowLayout } from '../lists/row-layout.ts'
import { RecordItems, RowMenu } from '../records/row-menu.tsx'
import { submissionResource } from './submission-list.ts'

/** Edit and delete (admin-back-office.md §2, Lead Magnet Submissions); on a card behind one button. */
export function SubmissionRowActions({ submission }: { submission: Submission }) {
  const { show } = useRecordActions(submissionResource)
  const tabIndex = use(RowTabIndex)
  const who = submission.name || submission.email
  if (useRowLayout() === 'cards') {
    return (
      <RowMenu label={`Actions for ${who}`}>
        <RecordItems resource={submissionResource} record={submission} />
      </RowMenu>
    )
  }
  return (
    <span className="flex gap-0.5">
      <Tooltip content="Edit">
        <Button
          variant="quiet"
          size="icon"
          tabIndex={tabIndex}
          aria-label={`Edit ${who}`}
          onClick={() => show('edit', submission)}
        >
          <Pencil size={15} />
        </Button>
      </Tooltip>
      <Tooltip content="Delete">
        <Button
          variant="quiet"
          size="icon"
          className="hover:text-danger"
          tabIndex={tabIndex}
          aria-label={`Delete ${who}`}
          onClick={() => show('delete', submission)}
        >
          <Trash2 size={15} />
        </Button>
      </Tooltip>
    </span>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { errorMessage } from '../http/api-error.ts'
import type { ListRecord } from '../lists/resource.ts'
import { bringBack, type Deletable } from './delete-record.tsx'

type GoneRecordProps<Row extends ListRecord, State> = {
  deletable: Deletable<Row, State>
  id: string
  /** As it was when it was last read here; nothing of one that was never seen. */
  row: Row | undefined
  error: unknown
}

/** In the place of a record's details: somebody has deleted it, and it can be brought back. */
export function GoneRecord<Row extends ListRecord, State>(props: GoneRecordProps<Row, State>) {
  const { deletable, id, row, error } = props
  const queries = useQueryClient()
  const restoring = useMutation({ mutationFn: () => bringBack(queries, deletable, id) })
  const noun = deletable.noun.toLowerCase()
  return (
    <div role="alert">
      <EmptyState
        icon={<Trash2 />}
        title={row ? `${deletable.nameOf(row)} has been deleted` : `This ${noun} is not there`}
      >
        <p className="w-full text-ink-faint text-sm">
          {row
            ? `Somebody has deleted this ${noun} while it was open here. Nothing of it is lost yet.`
            : errorMessage(error, `This ${noun} does not exist, or has been deleted.`)}
        </p>
        {row && (
          <Button
            variant="secondary"
            size="sm"
            busy={restoring.isPending}
            onClick={() => restoring.mutate()}
          >
            Restore
          </Button>
        )}
      </EmptyState>
    </div>
  )
}

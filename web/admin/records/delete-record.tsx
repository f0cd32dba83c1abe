import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { call, fetchSignedIn } from '../http/call.ts'
import { failureOf, toastFailure } from '../http/query-client.ts'
import { dropRecord, hideRecord, readListsAgain } from '../lists/list-cache.ts'
import type { ListKind, ListRecord } from '../lists/list-kind.ts'

type Deletable<Row extends ListRecord, State> = {
  kind: ListKind<Row, State>
  /** As it begins a sentence: `Lead`. */
  noun: string
  restore: (id: string) => string
  nameOf: (row: Row) => string
}

/** Takes a deletion back. */
async function bringBack<Row extends ListRecord, State>(
  queries: QueryClient,
  deletable: Deletable<Row, State>,
  id: string,
): Promise<void> {
  const { kind, noun, restore, nameOf } = deletable
  const spoken = noun.toLowerCase()
  try {
    const row = await call(restore(id), kind.schema, { method: 'POST' })
    await readListsAgain(queries, kind)
    toast({ title: `${noun} restored`, description: `${nameOf(row)} is back in the list.` })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const words = failureOf('Restore failed', `Failed to restore ${spoken}. Please try again.`)
    toastFailure(error, {
      ...words(error),
      action: {
        label: 'Try again',
        altText: `Restore the ${spoken}`,
        onClick: () => void bringBack(queries, deletable, id),
      },
    })
  }
}

const deletionsOf = ({ key }: { key: string }) => ['delete', key]
const isOf = (row: unknown, id: string) =>
  typeof row === 'object' && row !== null && 'id' in row && row.id === id

/** Whether the record has been asked to be deleted, and the server has not answered yet. */
export const useIsBeingDeleted = (kind: { key: string }, id: string): boolean =>
  useIsMutating({
    mutationKey: deletionsOf(kind),
    predicate: ({ state }) => isOf(state.variables, id),
  }) > 0

/**
 * Deletes a record: drawn at once, and taken back with a toast on failure. The toast of a success
 * offers to undo it (admin-back-office.md §8).
 */
export function useDeleteRecord<Row extends ListRecord, State>(deletable: Deletable<Row, State>) {
  const { kind, noun } = deletable
  const spoken = noun.toLowerCase()
  const queries = useQueryClient()
  return useMutation({
    mutationKey: deletionsOf(kind),
    mutationFn: (row: Row) => fetchSignedIn(kind.one(row.id), { method: 'DELETE' }),
    onMutate: ({ id }) => hideRecord(queries, kind, id),
    onSuccess: (_answer, row) => {
      dropRecord(queries, kind, row.id)
      toast({
        title: `${noun} deleted`,
        description: `${noun} has been deleted successfully.`,
        action: {
          label: 'Undo',
          altText: `Restore the deleted ${spoken}`,
          onClick: () => void bringBack(queries, deletable, row.id),
        },
      })
    },
    onError: (_error, _row, putBack) => putBack?.(),
    meta: {
      failure: () => ({
        title: 'Delete failed',
        description: `Failed to delete ${spoken}. Please try again.`,
      }),
    },
  })
}

type DeleteDialogProps = {
  /** As it stands in the question: `lead`. */
  noun: string
  /** What tells this record from others. */
  description: string
  open: boolean
  onClose: () => void
  onDelete: () => void
  returnFocus: () => HTMLElement | null
}

/** The question before a record is deleted (admin-back-office.md §2, Leads). */
export function DeleteDialog(props: DeleteDialogProps) {
  const { noun, description, open, onClose, onDelete, returnFocus } = props
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={`Are you sure you want to delete this ${noun}?`}
      description={description}
      action="Delete"
      destructive
      onAction={onDelete}
      returnFocus={returnFocus}
    />
  )
}

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { call, fetchSignedIn } from '../http/call.ts'
import { failureOf, toastFailure } from '../http/query-client.ts'
import { aheadKey } from '../lists/drawn-ahead.ts'
import { dropRecord, readListsAgain } from '../lists/list-cache.ts'
import type { DialogFrame } from '../lists/record-dialogs.tsx'
import { type ListRecord, type Resource, recordQuery } from '../lists/resource.ts'
import { removeRecentRecord } from './recent.ts'

export type Deletable<Row extends ListRecord, State> = {
  resource: Resource<Row, State>
  /** As it begins a sentence: `Lead`. */
  noun: string
  restore: (id: string) => string
  nameOf: (row: Row) => string
}

/** Takes a deletion back, and says so, or why not. */
export async function bringBack<Row extends ListRecord, State>(
  queries: QueryClient,
  deletable: Deletable<Row, State>,
  id: string,
): Promise<void> {
  const { resource, noun, restore, nameOf } = deletable
  const spoken = noun.toLowerCase()
  try {
    const row = await call(restore(id), resource.schema, { method: 'POST' })
    queries.setQueryData<Row>(recordQuery(resource, id).queryKey, row)
    await readListsAgain(queries, resource)
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

/**
 * Deletes a record: drawn at once, and taken back with a toast on failure. The toast of a success
 * offers to undo it (admin-back-office.md §8).
 */
function useDeleteRecord<Row extends ListRecord, State>(deletable: Deletable<Row, State>) {
  const { resource, noun } = deletable
  const spoken = noun.toLowerCase()
  const queries = useQueryClient()
  return useMutation({
    mutationKey: aheadKey(resource),
    mutationFn: (row: Row) => fetchSignedIn(resource.one(row.id), { method: 'DELETE' }),
    onMutate: ({ id }) => ({ id, change: null }),
    onSuccess: (_answer, row) => {
      dropRecord(queries, resource, row.id)
      removeRecentRecord(resource.key, row.id)
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
    meta: {
      failure: () => ({
        title: 'Delete failed',
        description: `Failed to delete ${spoken}. Please try again.`,
      }),
    },
  })
}

type DeleteDialogProps<Row extends ListRecord, State> = DialogFrame & {
  deletable: Deletable<Row, State>
  record: Row
}

/** The question before a record is deleted (admin-back-office.md §2, Leads). */
export function DeleteDialog<
  Row extends ListRecord & { name: string; company: string | null; email: string },
  State,
>({ deletable, record, open, onClose, returnFocus }: DeleteDialogProps<Row, State>) {
  const { mutate } = useDeleteRecord(deletable)
  const { name, company, email } = record
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={`Are you sure you want to delete this ${deletable.noun.toLowerCase()}?`}
      description={[name, company, email].filter(Boolean).join(' · ')}
      action="Delete"
      destructive
      onAction={() => mutate(record)}
      returnFocus={returnFocus}
    />
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { use } from 'react'
import type { Subscriber } from '#shared/newsletter/schema.ts'
import { api } from '#shared/routes.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { fetchSignedIn } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'
import { aheadKey } from '../lists/drawn-ahead.ts'
import { dropRecord } from '../lists/list-cache.ts'
import { type DialogFrame, useRecordActions } from '../lists/record-dialogs.tsx'
import { RowTabIndex } from '../lists/row-focus.ts'
import { subscriberResource } from './subscriber-list.ts'

export function RemoveButton({ subscriber }: { subscriber: Subscriber }) {
  const { show } = useRecordActions(subscriberResource)
  const tabIndex = use(RowTabIndex)
  // One that has left stays: it is how we know not to write there.
  if (subscriber.state === 'unsubscribed') return null
  return (
    <Tooltip content="Remove">
      <Button
        variant="quiet"
        size="icon"
        className="hover:text-danger"
        tabIndex={tabIndex}
        aria-label={`Remove ${subscriber.email}`}
        onClick={() => show('delete', subscriber)}
      >
        <Trash2 size={15} />
      </Button>
    </Tooltip>
  )
}

type RemoveDialogProps = DialogFrame & { record: Subscriber }

/** The question before an address is taken off the list. */
export function RemoveDialog({ record, open, onClose, returnFocus }: RemoveDialogProps) {
  const remove = useRemoveSubscriber()
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Are you sure you want to remove this subscriber?"
      description={`${record.email} gets no more newsletters, and may subscribe again.`}
      action="Remove"
      destructive
      onAction={() => remove.mutate(record)}
      returnFocus={returnFocus}
    />
  )
}

/** Takes an address off the list for good, at once; unlike a delete elsewhere this can not be undone. */
function useRemoveSubscriber() {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: aheadKey(subscriberResource),
    mutationFn: ({ id }: Subscriber) =>
      fetchSignedIn(api.admin.subscriber(id), { method: 'DELETE' }),
    onMutate: ({ id }) => ({ id, change: null }),
    onSuccess: (_answer, { id, email }) => {
      dropRecord(queries, subscriberResource, id)
      toast({ title: 'Subscriber removed', description: `${email} is off the list.` })
    },
    meta: {
      failure: failureOf('Remove failed', 'Failed to remove subscriber. Please try again.'),
    },
  })
}

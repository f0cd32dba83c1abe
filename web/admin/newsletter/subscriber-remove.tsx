import { Trash2 } from 'lucide-react'
import { createContext, use } from 'react'
import type { Subscriber } from '#shared/newsletter/schema.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { RowTabIndex } from '../lists/list-context.ts'
import { rowOf } from '../lists/row-focus.ts'
import type { ShownDialog } from '../lists/use-row-dialogs.ts'
import { useRemoveSubscriber } from './remove-subscriber.ts'

/** Asks whether a subscriber is to go. */
export const AskToRemove = createContext<(subscriber: Subscriber) => void>(() => {})

export function RemoveButton({ subscriber }: { subscriber: Subscriber }) {
  const ask = use(AskToRemove)
  const tabIndex = use(RowTabIndex)
  // One that has left stays: it is how we know not to write there.
  if (subscriber.state === 'unsubscribed') return null
  return (
    <Tooltip content="Remove">
      <Button
        variant="quiet"
        size="icon"
        className="hover:text-red"
        tabIndex={tabIndex}
        aria-label={`Remove ${subscriber.email}`}
        onClick={() => ask(subscriber)}
      >
        <Trash2 size={15} />
      </Button>
    </Tooltip>
  )
}

export type RemoveQuestion = { kind: 'remove'; subscriber: Subscriber }

type RemoveDialogProps = { dialog: ShownDialog<RemoveQuestion>; onClose: () => void }

/** The question before an address is taken off the list. */
export function RemoveDialog({ dialog, onClose }: RemoveDialogProps) {
  const remove = useRemoveSubscriber()
  const { subscriber, open } = dialog
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Are you sure you want to remove this subscriber?"
      description={`${subscriber.email} gets no more newsletters, and may subscribe again.`}
      action="Remove"
      destructive
      onAction={() => remove.mutate(subscriber)}
      returnFocus={() => rowOf(subscriber.id)}
    />
  )
}

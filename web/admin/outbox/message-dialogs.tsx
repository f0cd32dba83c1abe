import type { Message } from '#shared/mail/schema.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { rowOf } from '../lists/row-focus.ts'
import { useLast } from '../lists/use-last.ts'
import { MessageDetailDialog } from './message-detail-dialog.tsx'
import type { MessageDialogsModel } from './use-message-dialogs.ts'

type MessageDialogsProps = { dialogs: MessageDialogsModel; messages: Message[] }

/** The dialogs of the outbox: the details, and the question before somebody gets a message twice. */
export function MessageDialogs({ dialogs, messages }: MessageDialogsProps) {
  const { dialog, close, sendAgain, openId, closeDetails } = dialogs
  const lastId = useLast(openId)
  return (
    <>
      {lastId && (
        <MessageDetailDialog
          key={lastId}
          id={lastId}
          listed={messages.find(({ id }) => id === lastId)}
          open={openId !== null}
          onClose={closeDetails}
        />
      )}
      {dialog && (
        <AlertDialog
          key={dialog.key}
          open={dialog.open}
          onOpenChange={(next) => next || close()}
          title="Send this message again?"
          description={`${dialog.message.toAddress} has it already, and gets a copy of “${dialog.message.subject}”.`}
          action="Send again"
          onAction={() => sendAgain(dialog.message)}
          // Over the details the focus returns to their button; from the list, to the row.
          returnFocus={() => (openId !== null ? null : rowOf(dialog.message.id))}
        />
      )}
    </>
  )
}

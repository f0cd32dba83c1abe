import { useQuery } from '@tanstack/react-query'
import { Ban, Send } from 'lucide-react'
import { useMemo } from 'react'
import type { Message } from '#shared/mail/schema.ts'
import { messageActs } from '#shared/mail/vocabulary.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { rowOf, useLast, useOpenRecord, useRowDialogs } from '../lists/open-record.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import {
  cancelWord,
  type MessageActions,
  sendWords,
  useActOnMessage,
  useMessageActions,
} from './message-actions.tsx'
import { MessageContent, MessageFacts } from './message-details.tsx'
import {
  messageCountsQuery,
  messageDetailsQuery,
  openMessageParameter as parameter,
} from './message-list.ts'

/** The question over the list and over the details. */
export type MessageQuestion = { kind: 'send-again'; message: Message }

/** What the outbox can do to messages, and the dialogs that takes. */
export function useMessageDialogs() {
  const { dialog, show, close } = useRowDialogs<MessageQuestion>()
  const { id: openId, open, close: closeDetails } = useOpenRecord(parameter)
  const act = useActOnMessage().mutate
  const actions = useMemo<MessageActions>(
    () => ({
      open,
      send: (message) => {
        if (message.state === 'sent') show({ kind: 'send-again', message })
        else act({ act: 'send', message })
      },
      cancel: (message) => act({ act: 'cancel', message }),
    }),
    [open, show, act],
  )
  const opening = useMemo(() => ({ parameter, open }), [open])
  const sendAgain = (message: Message) => act({ act: 'send', message })
  return { actions, opening, dialog, close, sendAgain, openId, closeDetails }
}

type MessageDialogsModel = ReturnType<typeof useMessageDialogs>

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

type MessageDetailDialogProps = {
  id: string
  /** The message as the list has it; drawn until the server has answered, and while it is changed. */
  listed: Message | undefined
  open: boolean
  onClose: () => void
}

/** Everything about one message: from whom to whom, what became of it, and what it says. */
function MessageDetailDialog({ id, listed, open, onClose }: MessageDetailDialogProps) {
  const query = useQuery({ ...messageDetailsQuery(id), enabled: open })
  const details = query.data
  const message = listed ?? details
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={message?.subject ?? 'Message'}
      description={null}
      size="lg"
      returnFocus={() => rowOf(id)}
      footer={message && <DetailActions message={message} />}
    >
      {message && <MessageFacts message={message} details={details} />}
      {details ? (
        <MessageContent details={details} />
      ) : query.isError ? (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
      ) : (
        <Skeleton className="mt-5 h-64" />
      )}
    </Dialog>
  )
}

function DetailActions({ message }: { message: Message }) {
  const { send, cancel } = useMessageActions()
  const canSend = useQuery(messageCountsQuery).data?.canSend
  const { state } = message
  return (
    <>
      {messageActs[state].includes('cancel') && (
        <Button variant="quietDestructive" className="mr-auto" onClick={() => cancel(message)}>
          <Ban size={16} />
          {cancelWord(state)}
        </Button>
      )}
      {canSend === false ? (
        <p className="self-center text-ink-soft text-sm">
          It can be sent once a mail server is configured.
        </p>
      ) : (
        <Button variant={state === 'sent' ? 'secondary' : 'primary'} onClick={() => send(message)}>
          <Send size={16} />
          {sendWords[state]}
        </Button>
      )}
    </>
  )
}

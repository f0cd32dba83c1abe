import { useQuery } from '@tanstack/react-query'
import { Ban, Send } from 'lucide-react'
import type { Message } from '#shared/mail/schema.ts'
import { messageActs } from '#shared/mail/vocabulary.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../http/load-failure.tsx'
import type { DetailsProps, DialogFrame } from '../lists/record-dialogs.tsx'
import { rowOf } from '../lists/row-focus.ts'
import { cancelWord, sendWords, useActOnMessage, useMessageActions } from './message-actions.tsx'
import { MessageContent, MessageFacts } from './message-details.tsx'
import { messageCountsQuery, messageDetailsQuery } from './message-list.ts'

/** The question before somebody gets a message twice. */
export function ResendDialog(props: DialogFrame & { record: Message }) {
  const { record, open, onClose, returnFocus } = props
  const act = useActOnMessage().mutate
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Send this message again?"
      description={`${record.toAddress} has it already, and gets a copy of “${record.subject}”.`}
      action="Send again"
      onAction={() => act({ act: 'send', message: record })}
      returnFocus={returnFocus}
    />
  )
}

/** Everything about one message: from whom to whom, what became of it, and what it says. */
export function MessageDialog({ id, listed, open, onClose }: DetailsProps<Message>) {
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

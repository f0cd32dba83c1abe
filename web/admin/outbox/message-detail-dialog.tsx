import { useQuery } from '@tanstack/react-query'
import { Ban, Send } from 'lucide-react'
import type { Message } from '#shared/mail/schema.ts'
import { messageActs } from '#shared/mail/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { rowOf } from '../lists/row-focus.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { cancelWord, sendWords } from './message-act-words.ts'
import { useMessageActions } from './message-actions.ts'
import { MessageContent } from './message-content.tsx'
import { MessageFacts } from './message-facts.tsx'
import { messageCountsQuery, messageDetailsQuery } from './message-queries.ts'

type MessageDetailDialogProps = {
  id: string
  /** The message as the list has it; drawn until the server has answered, and while it is changed. */
  listed: Message | undefined
  open: boolean
  onClose: () => void
}

/** Everything about one message: from whom to whom, what became of it, and what it says. */
export function MessageDetailDialog({ id, listed, open, onClose }: MessageDetailDialogProps) {
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

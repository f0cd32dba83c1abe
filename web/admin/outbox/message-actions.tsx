import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ban, Eye, Send } from 'lucide-react'
import { type Message, messageSchema } from '#shared/mail/schema.ts'
import { type MessageAct, type MessageState, messageActs } from '#shared/mail/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { MenuItem } from '#web/ui/menu.tsx'
import { type ToastMessage, toast } from '#web/ui/toast-store.ts'
import { call } from '../http/call.ts'
import { failureOf, toastFailure } from '../http/query-client.ts'
import { readListsAgain, settleRecord, showRecord, takeUpChanges } from '../lists/list-cache.ts'
import { useRecordActions } from '../lists/record-dialogs.tsx'
import { RowMenu } from '../records/row-menu.tsx'
import { messageCountsQuery, messageDetailsQuery, messageResource } from './message-list.ts'

/** How sending is called for a message in each state. */
export const sendWords: Record<MessageState, string> = {
  waiting: 'Send now',
  held: 'Send now',
  withheld: 'Send now',
  sent: 'Send again',
  failed: 'Send again',
  cancelled: 'Send now',
}

/** How it is called to keep a message from being sent: one that failed for good is only put aside. */
export const cancelWord = (state: MessageState): string =>
  state === 'failed' ? 'Dismiss' : 'Cancel message'

const paths: Record<MessageAct, (id: string) => string> = {
  send: api.admin.messageSend,
  cancel: api.admin.messageCancel,
}

/** The message as it will be; null where that is a new one, a copy of what was sent. */
function expected({ act, message }: ActOnMessage): Message | null {
  if (act === 'cancel') return { ...message, state: 'cancelled', nextAttemptAt: null }
  if (message.state === 'sent') return null
  return { ...message, state: 'waiting', attempts: 0, nextAttemptAt: new Date().toISOString() }
}

function doneWords({ act, message: { state, toAddress } }: ActOnMessage): ToastMessage {
  if (act === 'send') {
    const title = state === 'sent' ? 'Sending a copy' : 'Sending message'
    return { title, description: `It is on its way to ${toAddress}.` }
  }
  return state === 'failed'
    ? { title: 'Message dismissed', description: `It was not delivered to ${toAddress}.` }
    : { title: 'Message cancelled', description: `It is not sent to ${toAddress}.` }
}

const failedWords: Record<MessageAct, { title: string; description: string }> = {
  send: { title: 'Send failed', description: 'Failed to send the message. Please try again.' },
  cancel: {
    title: 'Cancel failed',
    description: 'Failed to cancel the message. Please try again.',
  },
}

type ActOnMessage = { act: MessageAct; message: Message }

/** Sends or cancels a message: drawn at once, and taken back with a toast on failure. */
export function useActOnMessage() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ act, message }: ActOnMessage) =>
      call(paths[act](message.id), messageSchema, { method: 'POST' }),
    onMutate: (wanted) => {
      const drawn = expected(wanted)
      if (drawn) showRecord(queries, messageResource, drawn)
    },
    onSuccess: (saved, wanted) => {
      if (saved.id === wanted.message.id) settleRecord(queries, messageResource, saved)
      else void readListsAgain(queries, messageResource)
      toast(doneWords(wanted))
    },
    onError: (error, { act, message }) => {
      showRecord(queries, messageResource, message)
      // It may have been refused for having been sent, or sent meanwhile.
      takeUpChanges(queries, messageResource)
      const { title, description } = failedWords[act]
      toastFailure(error, failureOf(title, description)(error))
    },
    onSettled: (_saved, _error, { message }) =>
      queries.invalidateQueries({ queryKey: messageDetailsQuery(message.id).queryKey }),
  })
}

/** What can be done to a message from wherever it is drawn. */
export function useMessageActions() {
  const { open, show } = useRecordActions(messageResource)
  const act = useActOnMessage().mutate
  return {
    open,
    /** Sends it now; one that was sent already only after a question. */
    send: (message: Message) =>
      message.state === 'sent' ? show('resend', message) : act({ act: 'send', message }),
    cancel: (message: Message) => act({ act: 'cancel', message }),
  }
}

/** What can be done to one message in its state; nothing is sent without a mail server. */
export const MessageRowMenu = ({ message }: { message: Message }) => (
  <RowMenu label={`Actions for the message to ${message.toAddress}`}>
    <MessageMenuItems message={message} />
  </RowMenu>
)

function MessageMenuItems({ message }: { message: Message }) {
  const { open, send, cancel } = useMessageActions()
  const { state } = message
  const canSend = useQuery(messageCountsQuery).data?.canSend
  return (
    <>
      <MenuItem onSelect={() => open(message)}>
        <Eye size={16} />
        View details
      </MenuItem>
      <MenuItem disabled={canSend === false} onSelect={() => send(message)}>
        <Send size={16} />
        {sendWords[state]}
      </MenuItem>
      {messageActs[state].includes('cancel') && (
        <MenuItem destructive onSelect={() => cancel(message)}>
          <Ban size={16} />
          {cancelWord(state)}
        </MenuItem>
      )}
    </>
  )
}

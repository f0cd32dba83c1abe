import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Message, messageSchema } from '#shared/mail/schema.ts'
import type { MessageAct } from '#shared/mail/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { type ToastMessage, toast } from '#web/ui/toast-store.ts'
import { call } from '../http/call.ts'
import { failureOf, toastFailure } from '../http/query-client.ts'
import { readListsAgain, settleRecord, showRecord, takeUpChanges } from '../lists/list-cache.ts'
import { messageDetailsQuery, messageKind } from './message-queries.ts'

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
      if (drawn) showRecord(queries, messageKind, drawn)
    },
    onSuccess: (saved, wanted) => {
      if (saved.id === wanted.message.id) settleRecord(queries, messageKind, saved)
      else void readListsAgain(queries, messageKind)
      toast(doneWords(wanted))
    },
    onError: (error, { act, message }) => {
      showRecord(queries, messageKind, message)
      // It may have been refused for having been sent, or sent meanwhile.
      takeUpChanges(queries, messageKind)
      const { title, description } = failedWords[act]
      toastFailure(error, failureOf(title, description)(error))
    },
    onSettled: (_saved, _error, { message }) =>
      queries.invalidateQueries({ queryKey: messageDetailsQuery(message.id).queryKey }),
  })
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ban, Eye, Send } from 'lucide-react'
import { type Email, emailSchema } from '#shared/mail/schema.ts'
import { type EmailAct, type EmailState, emailActs } from '#shared/mail/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { MenuItem } from '#web/ui/menu.tsx'
import { type ToastMessage, toast } from '#web/ui/toast-store.ts'
import { call } from '../http/call.ts'
import { failureOf, toastFailure } from '../http/query-client.ts'
import { aheadKey } from '../lists/drawn-ahead.ts'
import { readListsAgain, settleRecord, takeUpChanges } from '../lists/list-cache.ts'
import { useRecordActions } from '../lists/record-dialogs.tsx'
import { RowMenu } from '../records/row-menu.tsx'
import { emailCountsQuery, emailDetailsQuery, emailResource } from './email-list.ts'

/** How sending is called for an e-mail in each state. */
export const sendWords: Record<EmailState, string> = {
  waiting: 'Send now',
  held: 'Send now',
  withheld: 'Send now',
  sent: 'Send again',
  failed: 'Send again',
  cancelled: 'Send now',
}

/** How it is called to keep an e-mail from being sent: one that failed for good is only put aside. */
export const cancelWord = (state: EmailState): string =>
  state === 'failed' ? 'Dismiss' : 'Cancel message'

const paths: Record<EmailAct, (id: string) => string> = {
  send: api.admin.emailSend,
  cancel: api.admin.emailCancel,
}

/** What will be otherwise; nothing where what is sent is a new one, a copy of what was sent. */
function expected({ act, email }: ActOnEmail): Partial<Email> {
  if (act === 'cancel') return { state: 'cancelled', nextAttemptAt: null }
  if (email.state === 'sent') return {}
  return { state: 'waiting', attempts: 0, nextAttemptAt: new Date().toISOString() }
}

function doneWords({ act, email: { state, toAddress } }: ActOnEmail): ToastMessage {
  if (act === 'send') {
    const title = state === 'sent' ? 'Sending a copy' : 'Sending message'
    return { title, description: `It is on its way to ${toAddress}.` }
  }
  return state === 'failed'
    ? { title: 'Message dismissed', description: `It was not delivered to ${toAddress}.` }
    : { title: 'Message cancelled', description: `It is not sent to ${toAddress}.` }
}

const failedWords: Record<EmailAct, { title: string; description: string }> = {
  send: { title: 'Send failed', description: 'Failed to send the message. Please try again.' },
  cancel: {
    title: 'Cancel failed',
    description: 'Failed to cancel the message. Please try again.',
  },
}

type ActOnEmail = { act: EmailAct; email: Email }

/** Sends or cancels an e-mail: drawn at once, and taken back with a toast on failure. */
export function useActOnEmail() {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: aheadKey(emailResource),
    mutationFn: ({ act, email }: ActOnEmail) =>
      call(paths[act](email.id), emailSchema, { method: 'POST' }),
    onMutate: (wanted) => ({ id: wanted.email.id, change: expected(wanted) }),
    onSuccess: (saved, wanted) => {
      if (saved.id === wanted.email.id) settleRecord(queries, emailResource, saved)
      else void readListsAgain(queries, emailResource)
      toast(doneWords(wanted))
    },
    onError: (error, { act }) => {
      // It may have been refused for having been sent, or sent meanwhile.
      takeUpChanges(queries, emailResource)
      const { title, description } = failedWords[act]
      toastFailure(error, failureOf(title, description)(error))
    },
    onSettled: (_saved, _error, { email }) =>
      queries.invalidateQueries({ queryKey: emailDetailsQuery(email.id).queryKey }),
  })
}

/** What can be done to an e-mail from wherever it is drawn. */
export function useEmailActions() {
  const { open, show } = useRecordActions(emailResource)
  const act = useActOnEmail().mutate
  return {
    open,
    /** Sends it now; one that was sent already only after a question. */
    send: (email: Email) =>
      email.state === 'sent' ? show('resend', email) : act({ act: 'send', email }),
    cancel: (email: Email) => act({ act: 'cancel', email }),
  }
}

/** What can be done to one e-mail in its state; nothing is sent without a mail server. */
export const EmailRowMenu = ({ email }: { email: Email }) => (
  <RowMenu label={`Actions for the message to ${email.toAddress}`}>
    <EmailMenuItems email={email} />
  </RowMenu>
)

function EmailMenuItems({ email }: { email: Email }) {
  const { open, send, cancel } = useEmailActions()
  const { state } = email
  const canSend = useQuery(emailCountsQuery).data?.canSend
  return (
    <>
      <MenuItem onSelect={() => open(email)}>
        <Eye size={16} />
        View details
      </MenuItem>
      <MenuItem disabled={canSend === false} onSelect={() => send(email)}>
        <Send size={16} />
        {sendWords[state]}
      </MenuItem>
      {emailActs[state].includes('cancel') && (
        <MenuItem destructive onSelect={() => cancel(email)}>
          <Ban size={16} />
          {cancelWord(state)}
        </MenuItem>
      )}
    </>
  )
}

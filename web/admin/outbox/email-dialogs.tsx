import { useQuery } from '@tanstack/react-query'
import { Ban, Send } from 'lucide-react'
import type { Email } from '#shared/mail/schema.ts'
import { emailActs } from '#shared/mail/vocabulary.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { isNotFound } from '../http/api-error.ts'
import { LoadFailure } from '../http/load-failure.tsx'
import type { DetailsProps, DialogFrame } from '../lists/record-dialogs.tsx'
import { rowOf } from '../lists/row-focus.ts'
import {
  FooterLine,
  NeighbourButtons,
  showFromTop,
  useDetailsFrame,
  useNeighbours,
} from '../records/record-details.tsx'
import { GoneRecord } from '../records/record-failure.tsx'
import { cancelWord, sendWords, useActOnEmail, useEmailActions } from './email-actions.tsx'
import { EmailContent, EmailFacts, EmailHead } from './email-details.tsx'
import { emailCountsQuery, emailDetailsQuery } from './email-list.ts'

/** The question before somebody gets an e-mail twice. */
export function ResendDialog(props: DialogFrame & { record: Email }) {
  const { record, open, onClose, returnFocus } = props
  const act = useActOnEmail().mutate
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Send this message again?"
      description={`${record.toAddress} has it already, and gets a copy of “${record.subject}”.`}
      action="Send again"
      onAction={() => act({ act: 'send', email: record })}
      returnFocus={returnFocus}
    />
  )
}

/** Everything about one e-mail: from whom to whom, what became of it, and what it says. */
export function EmailDialog({ id, listed, open, onClose, list }: DetailsProps<Email>) {
  const query = useQuery({ ...emailDetailsQuery(id), enabled: open })
  const details = query.data
  const email = listed ?? details
  const neighbours = useNeighbours({ ...list, id: open ? id : null })
  const { Frame, ownLayers } = useDetailsFrame()
  return (
    <Frame
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={email?.subject ?? 'Message'}
      description={null}
      reading
      returnFocus={() => rowOf(id)}
      actions={
        neighbours && (
          <NeighbourButtons neighbours={neighbours} noun="message" ownLayers={ownLayers} />
        )
      }
      footer={email && <DetailActions email={email} />}
    >
      {neighbours && email && (
        <p role="status" className="sr-only">
          {email.subject}
        </p>
      )}
      <div key={id} ref={showFromTop}>
        {email && <EmailHead email={email} />}
        {email && details ? (
          <>
            <EmailContent details={details} />
            <div className="mt-4 border-paper-edge border-t pt-4">
              <EmailFacts email={email} details={details} />
            </div>
          </>
        ) : isNotFound(query.error) ? (
          <GoneRecord
            noun="message"
            id={id}
            error={query.error}
            back={
              <Button variant="secondary" size="sm" onClick={onClose}>
                All messages
              </Button>
            }
          />
        ) : query.isError ? (
          <LoadFailure
            error={query.error}
            busy={query.isFetching}
            onRetry={() => query.refetch()}
          />
        ) : (
          <Skeleton className="mt-5 h-64" />
        )}
      </div>
    </Frame>
  )
}

function DetailActions({ email }: { email: Email }) {
  const { send, cancel } = useEmailActions()
  const canSend = useQuery(emailCountsQuery).data?.canSend
  const { state } = email
  return (
    <FooterLine>
      {emailActs[state].includes('cancel') && (
        // Its words stand at the edge that the text keeps.
        <Button variant="quietDestructive" className="-ml-4" onClick={() => cancel(email)}>
          <Ban size={16} />
          {cancelWord(state)}
        </Button>
      )}
      {canSend === false ? (
        <p className="min-w-0 flex-1 self-center text-balance text-right text-ink-soft text-xs">
          It can be sent once a mail server is configured.
        </p>
      ) : (
        <Button
          variant={state === 'sent' ? 'secondary' : 'primary'}
          className="ml-auto"
          onClick={() => send(email)}
        >
          <Send size={16} />
          {sendWords[state]}
        </Button>
      )}
    </FooterLine>
  )
}

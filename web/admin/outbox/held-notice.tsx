import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { releasedSchema } from '#shared/mail/schema.ts'
import { countOfEmails } from '#shared/mail/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { call } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'
import { readListsAgain } from '../lists/list-cache.ts'
import { listSearchId } from '../lists/row-focus.ts'
import { emailCountsQuery, emailResource } from './email-list.ts'

/** Why mail is held, and what to do about it; nothing while all goes its way. */
export function HeldNotice() {
  const counts = useQuery(emailCountsQuery).data
  if (!counts) return null
  const { canSend, problem, byState } = counts
  if (canSend) {
    return (
      <>
        {problem && (
          <Notice title="Mail waits: the mail server can not be used">
            {problem} {toSystem}
          </Notice>
        )}
        {byState.held > 0 && <ReleaseNotice held={byState.held} />}
      </>
    )
  }
  return (
    <Notice title="Mail is held: no mail server is configured">
      Every message waits here and nothing is lost. Set <code>SMTP_URL</code> and{' '}
      <code>MAIL_FROM</code> where the server runs and start it again; then release what is held.{' '}
      {toSystem}
    </Notice>
  )
}

const toSystem = (
  <>
    Under{' '}
    <Link to={settingsPage('system')} className={linkClass}>
      Settings, System
    </Link>{' '}
    you see which server is set, choose the sender and send a test message.
  </>
)

function ReleaseNotice({ held }: { held: number }) {
  const [asking, setAsking] = useState(false)
  const release = useReleaseHeld()
  const messages = `${held.toLocaleString('en')} held ${held === 1 ? 'message' : 'messages'}`
  return (
    <Notice title={`${countOfEmails(held)} ${held === 1 ? 'is' : 'are'} held`}>
      <span className="block">
        They were made while no mail server could be used. Cancel first what should no longer be
        sent.
      </span>
      <Button size="sm" className="mt-3" busy={release.isPending} onClick={() => setAsking(true)}>
        Release {messages}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Release ${messages}?`}
        description="They are sent now, the oldest first, and cannot be recalled."
        action="Release"
        onAction={() => release.mutate()}
        // The button goes with the last held e-mail.
        returnFocus={() => document.getElementById(listSearchId)}
      />
    </Notice>
  )
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-2 rounded-md border border-yellow/40 bg-yellow-tint/50 px-3 py-2 text-sm sm:mb-4 sm:p-4 [&_code]:text-xs">
      <h2 className="font-semibold">{title}</h2>
      <div className="mt-0.5 text-ink-soft">{children}</div>
    </section>
  )
}

/** Lets go all that was held while no mail server was configured. */
function useReleaseHeld() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(api.admin.emailsRelease, releasedSchema, { method: 'POST' }),
    onSuccess: ({ released }) => {
      toast({
        title: 'Held mail released',
        description: `${countOfEmails(released)} ${released === 1 ? 'is' : 'are'} on the way.`,
      })
      return readListsAgain(queries, emailResource)
    },
    meta: {
      failure: failureOf('Release failed', 'Failed to release the messages. Please try again.'),
    },
  })
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { releasedSchema } from '#shared/mail/schema.ts'
import { countOfEmails } from '#shared/mail/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
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
    <Notice
      title={`${countOfEmails(held)} ${held === 1 ? 'is' : 'are'} held`}
      act={
        <Button size="sm" busy={release.isPending} onClick={() => setAsking(true)}>
          Release {messages}
        </Button>
      }
    >
      They were made while no mail server could be used. Cancel first what should no longer be sent.
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

type NoticeProps = { title: string; act?: ReactNode; children: ReactNode }

/** A title and what it means; on a phone that is folded under the title. */
function Notice({ title, act, children }: NoticeProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <section className="mb-2 flex flex-wrap items-center gap-x-4 rounded-md border border-yellow/40 bg-yellow-tint/50 px-3 py-1 text-sm sm:mb-4 sm:px-4 sm:py-3 [&_code]:text-xs">
      <div className="min-w-0 flex-1 basis-72">
        <div className="relative flex min-h-8 items-center sm:min-h-0">
          <h2 id={`${id}-title`} className="pr-6 font-semibold sm:pr-0">
            {title}
          </h2>
          <button
            type="button"
            aria-labelledby={`${id}-title`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="group -inset-x-2 -inset-y-1 absolute flex cursor-pointer items-center justify-end rounded-md px-1.5 text-ink-faint sm:hidden"
          >
            <ChevronRight size={18} aria-hidden="true" className="group-aria-expanded:rotate-90" />
          </button>
        </div>
        <div
          id={id}
          className={cx('pb-1 text-ink-soft sm:mt-0.5 sm:pb-0', !open && 'max-sm:hidden')}
        >
          {children}
        </div>
      </div>
      {act && <div className="max-sm:pb-1">{act}</div>}
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

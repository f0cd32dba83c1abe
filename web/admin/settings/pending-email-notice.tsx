import type { PendingEmail } from '#shared/accounts/account-schema.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { exactTime } from '#web/ui/relative-time.tsx'
import { fetchSignedIn } from '../http/call.ts'
import { useAccountAct } from './account-queries.ts'

type PendingEmailNoticeProps = { pending: PendingEmail; current: string }

/** The address that waits to be confirmed: how that is done, and the ways to have it sent again or to leave it. */
export function PendingEmailNotice({ pending, current }: PendingEmailNoticeProps) {
  const { email, canSend } = pending
  const send = useAccountAct({
    act: () => fetchSignedIn(api.admin.accountEmailSend, { method: 'POST' }),
    done: () => ({ title: 'Link sent again', description: `It is on its way to ${email}.` }),
    failed: { title: 'Send failed', description: 'The link was not sent. Please try again.' },
  })
  const cancel = useAccountAct({
    act: () => fetchSignedIn(api.admin.accountEmail, { method: 'DELETE' }),
    done: () => ({ title: 'Change cancelled', description: `Your email stays ${current}.` }),
    failed: { title: 'Update failed', description: 'The link still works. Please try again.' },
  })
  return (
    <section
      aria-label="Address to be confirmed"
      className="flex flex-col gap-2.5 rounded-md border border-paper-edge bg-paper-deep/60 p-3 text-sm"
    >
      <p className="break-words">
        <strong className="font-medium">{email}</strong> waits to be confirmed.{' '}
        {howTo(pending, current)}
      </p>
      <p className="break-words text-ink-soft">Until then you sign in with {current}.</p>
      <div className="flex flex-wrap gap-2">
        {canSend && (
          <Button variant="secondary" size="sm" busy={send.isPending} onClick={() => send.mutate()}>
            Send link again
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          busy={cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          Cancel change
        </Button>
      </div>
    </section>
  )
}

function howTo({ canSend, expiresAt }: PendingEmail, current: string) {
  if (!canSend) {
    return (
      <>
        No mail server is set up here, so no link can be sent. Whoever runs the server can make one
        with <code className="font-mono text-xs">npm run email-link -- {current}</code>.
      </>
    )
  }
  const end = Date.parse(expiresAt)
  if (end <= Date.now()) return 'The link that was mailed there has expired: have it sent again.'
  return `Open the link that was mailed there. It works once, until ${exactTime(end)}.`
}

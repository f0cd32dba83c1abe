import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import type { sessionSchema } from '#shared/accounts/security-schema.ts'
import { api } from '#shared/routes.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { fetchSignedIn } from '../../http/call.ts'
import { sessionsQuery, useAccountAct } from '../account-queries.ts'
import { WithQuery } from '../settings-section.tsx'

type Session = z.output<typeof sessionSchema>

const failed = {
  title: 'Update failed',
  description: 'The session still stands. Please try again.',
}

/** Where the person is signed in; each session but this one can be ended. */
export function SessionList() {
  const sessions = useQuery(sessionsQuery)
  const [asking, setAsking] = useState(false)
  const endOthers = useAccountAct({
    act: () => fetchSignedIn(api.admin.sessions, { method: 'DELETE' }),
    done: () => ({ title: 'Sessions ended', description: 'You are signed in only here.' }),
    failed,
  })
  return (
    <WithQuery query={sessions} what="your sessions">
      {(all) => (
        <>
          <ul aria-label="Sessions" className="divide-y divide-paper-edge">
            {all.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          {all.length > 1 && (
            <Button
              variant="secondary"
              size="sm"
              busy={endOthers.isPending}
              onClick={() => setAsking(true)}
              className="mt-4"
            >
              End all other sessions
            </Button>
          )}
          <AlertDialog
            open={asking}
            onOpenChange={setAsking}
            title="End all other sessions?"
            description="You stay signed in here. Everywhere else the password is asked for again."
            action="End Sessions"
            destructive
            onAction={() => endOthers.mutate()}
          />
        </>
      )}
    </WithQuery>
  )
}

const onPhone = /iPhone|iPad|Android/

function SessionRow({ session }: { session: Session }) {
  const end = useAccountAct({
    act: () => fetchSignedIn(api.admin.session(session.id), { method: 'DELETE' }),
    done: () => ({ title: 'Session ended', description: `${session.device} is signed out.` }),
    failed,
  })
  const Icon = onPhone.test(session.device) ? Smartphone : Monitor
  return (
    <li className="flex items-center gap-3.5 py-3 first:pt-0 last:pb-0">
      <Icon size={18} className="shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2.5 font-medium">
          <span className="truncate">{session.device}</span>
          {session.current && <Badge tone="green">This session</Badge>}
        </p>
        <p className="text-ink-faint text-xs">
          Last used <RelativeTime at={session.lastSeenAt} /> · Signed in{' '}
          <RelativeTime at={session.createdAt} />
        </p>
      </div>
      {!session.current && (
        <Button
          variant="quiet"
          size="sm"
          busy={end.isPending}
          aria-label={`End the session of ${session.device}`}
          onClick={() => end.mutate()}
        >
          End
        </Button>
      )}
    </li>
  )
}

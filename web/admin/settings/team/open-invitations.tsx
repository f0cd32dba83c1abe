import { useQuery } from '@tanstack/react-query'
import type { OpenInvitation } from '#shared/accounts/team-schema.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { fetchSignedIn } from '../../http/call.ts'
import { dateOf } from '../../shell/relative-time.ts'
import { When } from '../../shell/when.tsx'
import { useAccountAct } from '../account-act.ts'
import { invitationsQuery } from '../account-query.ts'
import { WithQuery } from '../with-query.tsx'

type OpenInvitationsProps = { onWithdrawn: (id: string) => void }

/** The invitations nobody has used yet. */
export function OpenInvitations({ onWithdrawn }: OpenInvitationsProps) {
  const invitations = useQuery(invitationsQuery)
  return (
    <div className="mt-5 border-paper-edge border-t pt-4">
      <h3 className="font-medium text-sm">Open invitations</h3>
      <WithQuery query={invitations} what="the open invitations">
        {(open) =>
          open.length === 0 ? (
            <p className="mt-1 text-ink-faint text-sm">None are open.</p>
          ) : (
            <ul aria-label="Open invitations" className="mt-1 divide-y divide-paper-edge">
              {open.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  onWithdrawn={() => onWithdrawn(invitation.id)}
                />
              ))}
            </ul>
          )
        }
      </WithQuery>
    </div>
  )
}

type InvitationRowProps = { invitation: OpenInvitation; onWithdrawn: () => void }

function InvitationRow({ invitation, onWithdrawn }: InvitationRowProps) {
  const who = invitation.email ?? 'Anybody with the link'
  const withdraw = useAccountAct({
    act: () => fetchSignedIn(api.admin.invitation(invitation.id), { method: 'DELETE' }),
    done: () => ({ title: 'Invitation withdrawn', description: 'Its link no longer works.' }),
    failed: { title: 'Update failed', description: 'The link still works. Please try again.' },
  })
  return (
    <li className="flex items-center gap-3 py-2.5 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm">{who}</p>
        <p className="text-ink-faint text-xs">
          Until {dateOf(Date.parse(invitation.expiresAt))} · made <When at={invitation.createdAt} />
          {invitation.createdBy && ` by ${invitation.createdBy}`}
        </p>
      </div>
      <Button
        variant="quietDestructive"
        size="sm"
        busy={withdraw.isPending}
        aria-label={`Withdraw the invitation for ${who}`}
        onClick={() => withdraw.mutateAsync().then(onWithdrawn, () => {})}
      >
        Withdraw
      </Button>
    </li>
  )
}

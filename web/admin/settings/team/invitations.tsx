import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  inviteeSchema,
  type NewInvitation,
  newInvitationSchema,
  type OpenInvitation,
} from '#shared/accounts/team-schema.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { dateOf, exactTime, RelativeTime } from '#web/ui/relative-time.tsx'
import { showFieldErrors } from '../../http/api-error.ts'
import { call, fetchSignedIn } from '../../http/call.ts'
import { invitationsQuery, useAccountAct } from '../account-queries.ts'
import { CopyButton } from '../copy-button.tsx'
import { type Purpose, ReauthenticateDialog } from '../reauthenticate.tsx'
import { WithQuery } from '../settings-section.tsx'

/** Invites, shows the fresh link while it is good, and lists what is open. */
export function Invitations() {
  const [fresh, setFresh] = useState<NewInvitation | null>(null)
  return (
    <>
      <InviteForm onCreated={setFresh} />
      {fresh && <FreshLink invitation={fresh} />}
      <OpenInvitations onWithdrawn={(id) => setFresh(fresh?.id === id ? null : fresh)} />
    </>
  )
}

function FreshLink({ invitation: { email, url, expiresAt } }: { invitation: NewInvitation }) {
  return (
    <div className="mt-4 flex flex-col gap-2 rounded-md border border-green/30 bg-green-tint/60 p-3">
      <p className="text-sm">
        The link for {email ?? 'one new colleague'}, good until {exactTime(Date.parse(expiresAt))}.
        It is shown only now.
      </p>
      <div className="flex items-center gap-2">
        <Input
          readOnly
          compact
          aria-label="Invitation link"
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="flex-1"
        />
        <CopyButton text={url} label="Copy link" />
      </div>
    </div>
  )
}

const inviting = (email: string | null): Purpose<NewInvitation> => ({
  title: email ? `Invite ${email}?` : 'Make an invitation link?',
  description: 'Whoever joins sees and changes everything, as everyone here does.',
  submit: 'Invite',
  submitting: 'Inviting...',
  destructive: false,
  done: () => ({
    title: 'Invitation created',
    description: email ? `An email to ${email} is in the outbox.` : 'Copy the link and pass it on.',
  }),
  failed: {
    title: 'Create failed',
    description: 'Failed to create an invitation. Please try again.',
  },
  act: (proof) =>
    call(api.admin.invitations, newInvitationSchema, {
      method: 'POST',
      body: { email, ...proof },
    }),
})

/** Makes an invitation; `onCreated` gets it with its link, which can not be read again. */
function InviteForm({ onCreated }: { onCreated: (invitation: NewInvitation) => void }) {
  const [email, setEmail] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const form = useForm({ resolver: zodResolver(inviteeSchema), defaultValues: { email: '' } })
  const submit = form.handleSubmit((values) => {
    setEmail(values.email)
    setAsking(true)
  })
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <Field
          label="Email"
          hint="Leave it empty for a link that anybody can use."
          error={form.formState.errors.email?.message}
          className="flex-1 basis-60"
        >
          <Input type="email" autoComplete="off" {...form.register('email')} />
        </Field>
        <Button type="submit" className="sm:mt-7">
          Create Invitation
        </Button>
      </form>
      <ReauthenticateDialog
        purpose={inviting(email)}
        open={asking}
        onClose={() => setAsking(false)}
        onDone={(invitation) => {
          form.reset()
          onCreated(invitation)
        }}
        onRefused={(error) => showFieldErrors(form, error)}
      />
    </>
  )
}

type OpenInvitationsProps = { onWithdrawn: (id: string) => void }

/** The invitations nobody has used yet. */
function OpenInvitations({ onWithdrawn }: OpenInvitationsProps) {
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
          Until {dateOf(Date.parse(invitation.expiresAt))} · made{' '}
          <RelativeTime at={invitation.createdAt} />
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

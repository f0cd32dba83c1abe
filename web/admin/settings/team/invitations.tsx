import { useState } from 'react'
import type { NewInvitation } from '#shared/accounts/team-schema.ts'
import { Input } from '#web/ui/field.tsx'
import { exactTime } from '../../shell/relative-time.ts'
import { CopyButton } from '../copy-button.tsx'
import { InviteForm } from './invite-form.tsx'
import { OpenInvitations } from './open-invitations.tsx'

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

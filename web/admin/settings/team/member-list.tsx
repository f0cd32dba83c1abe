import { useQuery } from '@tanstack/react-query'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { type Member, memberSchema } from '#shared/accounts/team-schema.ts'
import { api } from '#shared/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { call } from '../../http/call.ts'
import { AssigneeMark } from '../../records/colleagues.tsx'
import { teamQuery } from '../account-queries.ts'
import { type Purpose, ReauthenticateDialog } from '../reauthenticate.tsx'
import { WithQuery } from '../settings-section.tsx'

/** Everybody with an account, with their state and when they were last here. */
export function MemberList() {
  const team = useQuery(teamQuery)
  const [asked, setAsked] = useState<{ act: MemberAct; member: Member } | null>(null)
  return (
    <WithQuery query={team} what="the team">
      {(members) => (
        <>
          <ul aria-label="Team" className="divide-y divide-paper-edge">
            {members.map((member) => (
              <li key={member.id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
                <span aria-hidden="true">
                  <AssigneeMark id={member.id} says="Marks what belongs to" shape="size-9" />
                </span>
                <MemberWords member={member} />
                {!member.self && (
                  <MemberMenu member={member} onChoose={(act) => setAsked({ act, member })} />
                )}
              </li>
            ))}
          </ul>
          {asked && <MemberQuestion {...asked} onClose={() => setAsked(null)} />}
        </>
      )}
    </WithQuery>
  )
}

function MemberWords({ member }: { member: Member }) {
  return (
    <div className="min-w-0 flex-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="truncate font-medium">{member.name}</span>
        {member.self && <span className="text-ink-soft">(you)</span>}
        {member.state !== 'active' && <Badge tone="red">Deactivated</Badge>}
      </p>
      <p className="truncate text-ink-soft text-xs">{member.email}</p>
      <p className="text-ink-faint text-xs">
        {member.state === 'active' && 'Active · '}
        {member.twoFactor && 'Two-factor · '}
        {member.lastSeenAt ? (
          <>
            Last seen <RelativeTime at={member.lastSeenAt} />
          </>
        ) : (
          'Not seen yet'
        )}
      </p>
    </div>
  )
}

type MemberMenuProps = { member: Member; onChoose: (act: MemberAct) => void }

/** What can be done to a colleague's account. */
function MemberMenu({ member, onChoose }: MemberMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="icon" aria-label={`Actions for ${member.name}`}>
          <Ellipsis size={17} />
        </Button>
      }
    >
      {actsOn(member).map((act) => (
        <MenuItem key={act.label} destructive={act.destructive} onSelect={() => onChoose(act)}>
          {act.label}
        </MenuItem>
      ))}
    </Menu>
  )
}

type MemberQuestionProps = { act: MemberAct; member: Member; onClose: () => void }

/** The question before a colleague's account is changed; it does it when the password is right. */
function MemberQuestion({ act, member, onClose }: MemberQuestionProps) {
  const purpose: Purpose<Member> = {
    title: act.question(member.name),
    description: act.consequence,
    submit: act.action,
    submitting: act.submitting,
    destructive: act.destructive,
    act: (body) => call(act.path(member.id), memberSchema, { method: 'POST', body }),
    done: ({ name }) => act.done(name),
    failed: { title: 'Update failed', description: 'Nothing was changed. Please try again.' },
  }
  return <ReauthenticateDialog open onClose={onClose} purpose={purpose} />
}

/** What can be done to a colleague's account, and how it is asked and told. */
export type MemberAct = {
  label: string
  path: (id: string) => string
  question: (name: string) => string
  consequence: string
  action: string
  /** What the action is called while it is done. */
  submitting: string
  destructive: boolean
  done: (name: string) => { title: string; description: string }
}

const deactivate: MemberAct = {
  label: 'Deactivate',
  path: api.admin.memberDeactivate,
  question: (name) => `Deactivate ${name}?`,
  consequence:
    'Their sessions end at once, they can not sign in, and invitations they made stop working. Leads and records stay as they are. After 30 days the account is removed for good.',
  action: 'Deactivate',
  submitting: 'Deactivating...',
  destructive: true,
  done: (name) => ({ title: 'Account deactivated', description: `${name} is signed out.` }),
}

const reactivate: MemberAct = {
  label: 'Reactivate',
  path: api.admin.memberReactivate,
  question: (name) => `Reactivate ${name}?`,
  consequence: 'They can sign in again with the password and second factor they had.',
  action: 'Reactivate',
  submitting: 'Reactivating...',
  destructive: false,
  done: (name) => ({ title: 'Account reactivated', description: `${name} can sign in again.` }),
}

const resetTwoFactor: MemberAct = {
  label: 'Reset two-factor',
  path: api.admin.memberTwoFactorReset,
  question: (name) => `Reset two-factor for ${name}?`,
  consequence:
    'Do this only if you are sure it is they who ask. Their password alone will sign them in until they turn it on again, and their sessions end.',
  action: 'Reset Two-Factor',
  submitting: 'Resetting...',
  destructive: true,
  done: (name) => ({
    title: 'Two-factor reset',
    description: `${name} signs in with the password alone.`,
  }),
}

/** What can be done to this account as it stands. */
const actsOn = (member: Member): MemberAct[] => [
  ...(member.twoFactor ? [resetTwoFactor] : []),
  member.state === 'active' ? deactivate : reactivate,
]

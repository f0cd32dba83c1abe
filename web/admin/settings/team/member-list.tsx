import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Member } from '#shared/accounts/team-schema.ts'
import { Badge } from '#web/ui/badge.tsx'
import { When } from '../../shell/when.tsx'
import { teamQuery } from '../account-query.ts'
import { WithQuery } from '../with-query.tsx'
import type { MemberAct } from './member-acts.ts'
import { MemberMenu } from './member-menu.tsx'
import { MemberQuestion } from './member-question.tsx'

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
        {member.self && <Badge>You</Badge>}
        {member.state === 'active' ? (
          <Badge tone="green">Active</Badge>
        ) : (
          <Badge tone="red">Deactivated</Badge>
        )}
        {member.twoFactor && <Badge tone="blue">Two-factor</Badge>}
      </p>
      <p className="truncate text-ink-soft text-xs">{member.email}</p>
      <p className="text-ink-faint text-xs">
        {member.lastSeenAt ? (
          <>
            Last seen <When at={member.lastSeenAt} />
          </>
        ) : (
          'Not seen yet'
        )}
      </p>
    </div>
  )
}

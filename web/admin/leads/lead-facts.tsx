import type { ReactNode } from 'react'
import type { Lead } from '#shared/leads/schema.ts'
import { Link } from '#web/ui/link.tsx'
import { exactTime } from '../shell/relative-time.ts'
import { When } from '../shell/when.tsx'
import { mailHref, phoneHref } from './contact-links.ts'
import { PriorityBadge, StatusBadge } from './lead-badges.tsx'

/** All that is known of a lead, as a list of facts and their message in full. */
export function LeadFacts({ lead }: { lead: Lead }) {
  return (
    <>
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
        <Fact term="Email">
          <Link href={mailHref(lead.email)}>{lead.email}</Link>
        </Fact>
        <Fact term="Phone">
          {lead.phone ? <Link href={phoneHref(lead.phone)}>{lead.phone}</Link> : <None />}
        </Fact>
        <Fact term="Company">{lead.company ?? <None />}</Fact>
        <Fact term="Source">{lead.source}</Fact>
        <Fact term="Status">
          <StatusBadge status={lead.status} />
        </Fact>
        <Fact term="Priority">
          <PriorityBadge priority={lead.priority} />
        </Fact>
        <Fact term="Received">
          {exactTime(Date.parse(lead.createdAt))}
          <span className="text-ink-faint">
            {' · '}
            <When at={lead.createdAt} />
          </span>
        </Fact>
        {lead.updatedAt !== lead.createdAt && (
          <Fact term="Last changed">{exactTime(Date.parse(lead.updatedAt))}</Fact>
        )}
      </dl>
      <h3 className="mt-5 mb-1.5 text-ink-faint text-sm">Message</h3>
      {lead.message ? (
        <p className="wrap-anywhere max-w-prose whitespace-pre-wrap rounded-md bg-paper px-4 py-3 text-sm">
          {lead.message}
        </p>
      ) : (
        <p className="text-sm">
          <None />
        </p>
      )}
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-faint">{term}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </>
  )
}

function None() {
  return <span className="text-ink-faint">Not provided</span>
}

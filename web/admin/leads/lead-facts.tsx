import type { Lead } from '#shared/leads/schema.ts'
import { Link } from '#web/ui/link.tsx'
import { mailHref, phoneHref } from '../records/contact-links.ts'
import { Fact, Facts, LongText, Missing, TimeFacts } from '../records/facts.tsx'
import { PriorityBadge, StatusBadge } from './lead-badges.tsx'
import { ScoreReasons } from './lead-score.tsx'
import { usePersonName } from './people-query.ts'

/** All that is known of a lead, as a list of facts and their message in full. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const assignee = usePersonName(lead.assignedTo)
  return (
    <>
      <Facts>
        <Fact term="Email">
          <Link href={mailHref(lead.email)}>{lead.email}</Link>
        </Fact>
        <Fact term="Phone">
          {lead.phone ? <Link href={phoneHref(lead.phone)}>{lead.phone}</Link> : <Missing />}
        </Fact>
        <Fact term="Company">{lead.company ?? <Missing />}</Fact>
        <Fact term="Source">{lead.source}</Fact>
        <Fact term="Status">
          <StatusBadge status={lead.status} />
        </Fact>
        <Fact term="Priority">
          <PriorityBadge priority={lead.priority} />
        </Fact>
        <Fact term="Assigned to">{assignee ?? 'Nobody'}</Fact>
        <TimeFacts term="Received" record={lead} />
      </Facts>
      <ScoreReasons lead={lead} />
      <h3 className="mt-5 mb-1.5 text-ink-faint text-sm">Message</h3>
      {lead.message ? (
        <LongText>{lead.message}</LongText>
      ) : (
        <p className="text-sm">
          <Missing />
        </p>
      )}
    </>
  )
}

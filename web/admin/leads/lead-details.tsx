import { Mail, MailCheck, Pencil, Trash2 } from 'lucide-react'
import type { Lead } from '#shared/leads/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink, Link } from '#web/ui/link.tsx'
import { DetailDialog, type Neighbours } from '../records/detail-dialog.tsx'
import {
  Fact,
  Facts,
  LongText,
  Missing,
  mailHref,
  phoneHref,
  QuarantineNote,
  TimeFacts,
} from '../records/facts.tsx'
import { useLeadActions } from './lead-actions.tsx'
import { PriorityBadge, StatusBadge } from './lead-badges.tsx'
import { leadKind, usePersonName } from './lead-queries.ts'
import { ScoreReasons } from './lead-score.tsx'

type LeadDetailDialogProps = {
  id: string
  listed: Lead | undefined
  open: boolean
  onClose: () => void
  neighbours: Neighbours<Lead>
}

/** Everything about one lead, and what can be done next. */
export function LeadDetailDialog({ neighbours, ...props }: LeadDetailDialogProps) {
  return (
    <DetailDialog
      {...props}
      among={{ neighbours, noun: 'lead' }}
      kind={leadKind}
      title={(lead) => lead.name}
      fallbackTitle="Lead"
      description={(lead) => lead.company}
      footer={(lead) => <DetailActions lead={lead} />}
    >
      {(lead) => (
        <>
          <QuarantineNote reason={lead.quarantine} />
          <LeadFacts lead={lead} />
        </>
      )}
    </DetailDialog>
  )
}

function DetailActions({ lead }: { lead: Lead }) {
  const { edit, remove, release, setStatus } = useLeadActions()
  return (
    <>
      <Button variant="quietDestructive" className="mr-auto" onClick={() => remove(lead)}>
        <Trash2 size={16} />
        Delete
      </Button>
      <Button variant="secondary" onClick={() => edit(lead)}>
        <Pencil size={16} />
        Edit
      </Button>
      <ButtonLink variant="secondary" href={mailHref(lead.email)} className="max-sm:hidden">
        <Mail size={16} />
        Send Email
      </ButtonLink>
      {lead.quarantine !== null && (
        <Button onClick={() => release(lead)}>
          <MailCheck size={16} />
          Not spam
        </Button>
      )}
      {lead.quarantine === null && lead.status !== 'contacted' && (
        <Button onClick={() => setStatus(lead, 'contacted')}>Mark Contacted</Button>
      )}
    </>
  )
}

/** All that is known of a lead, as a list of facts and their message in full. */
function LeadFacts({ lead }: { lead: Lead }) {
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

import { Mail, MailCheck, Pencil, Trash2 } from 'lucide-react'
import type { Lead } from '#shared/leads/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { mailHref } from '../records/contact-links.ts'
import { DetailDialog } from '../records/detail-dialog.tsx'
import type { Neighbours } from '../records/neighbours.tsx'
import { QuarantineNote } from '../records/quarantine-note.tsx'
import { useLeadActions } from './lead-actions.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { leadKind } from './lead-queries.ts'

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

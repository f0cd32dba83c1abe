import { useQuery } from '@tanstack/react-query'
import { Mail, MailCheck, Pencil, Trash2 } from 'lucide-react'
import type { Lead } from '#shared/leads/schema.ts'
import { quarantineReasonLabels } from '#shared/leads/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { mailHref } from './contact-links.ts'
import { useLeadActions } from './lead-actions.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { leadQuery } from './lead-queries.ts'

type LeadDetailDialogProps = {
  id: string
  /** The lead as the list has it, drawn until the server has answered. */
  listed: Lead | undefined
  open: boolean
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** Everything about one lead, and what can be done next. */
export function LeadDetailDialog(props: LeadDetailDialogProps) {
  const { id, listed, open, onClose, returnFocus } = props
  const query = useQuery({ ...leadQuery(id), placeholderData: () => listed, enabled: open })
  const lead = query.data
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={lead?.name ?? 'Lead'}
      description={lead?.company ?? null}
      returnFocus={returnFocus}
      footer={lead && <DetailActions lead={lead} />}
    >
      {lead ? (
        <>
          {lead.quarantine !== null && (
            <p className="mb-4 rounded-md bg-yellow-tint px-3 py-2 text-sm text-yellow">
              Set aside as possible spam: {quarantineReasonLabels[lead.quarantine]}.
            </p>
          )}
          <LeadFacts lead={lead} />
        </>
      ) : query.isError ? (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
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

import { useQueryClient } from '@tanstack/react-query'
import { leadTexts } from '#shared/leads/fields.ts'
import type { Lead } from '#shared/leads/schema.ts'
import {
  leadPriorities,
  leadPriorityLabels,
  leadStatuses,
  leadStatusLabels,
} from '#shared/leads/vocabulary.ts'
import { choicesOf } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { showRecord } from '../lists/list-cache.ts'
import { useRecordActions } from '../lists/record-dialogs.tsx'
import { ChoiceMenu } from '../records/choice-menu.tsx'
import { useColleagueName, useColleagues } from '../records/colleagues.tsx'
import { Description } from '../records/description-list.tsx'
import { useUpdateRecord } from '../records/edit-dialog.tsx'
import { conflictOf } from '../records/record-answer.ts'
import { dealOffer, useSetLeadStatus } from './lead-actions.tsx'
import { PriorityBadge, StatusBadge } from './lead-badges.tsx'
import { leadForm } from './lead-form.tsx'
import { leadResource } from './lead-list.ts'

type Props = { lead: Lead }

/** How a lead stands, and whose it is. */
export function LeadStanding({ lead }: Props) {
  const assignee = useColleagueName(lead.assignedTo)
  return (
    <>
      <Description term="Status">
        <StatusBadge status={lead.status} />
      </Description>
      <Description term="Priority">
        <PriorityBadge priority={lead.priority} />
      </Description>
      <Description term="Assigned to">{assignee ?? 'Nobody'}</Description>
    </>
  )
}

const statuses = choicesOf(leadStatuses, leadStatusLabels)
const priorities = choicesOf(leadPriorities, leadPriorityLabels)

/** The status, changed where it stands. */
export function EditableStatus({ lead }: Props) {
  const setStatus = useSetLeadStatus().mutateAsync
  const { show } = useRecordActions(leadResource)
  return (
    <ChoiceMenu
      label="Status"
      options={statuses}
      value={lead.status}
      onChoose={(status) =>
        setStatus({
          record: lead,
          status,
          offer: dealOffer(lead, status, () => show('deal', lead)),
        })
      }
    >
      <StatusBadge status={lead.status} />
    </ChoiceMenu>
  )
}

/** How a lead stands besides, each changed where it stands. */
export function EditableStanding({ lead }: Props) {
  const change = useChangeStanding(lead)
  const colleagues = useColleagues(lead.assignedTo)
  return (
    <>
      <Description term="Priority">
        <ChoiceMenu
          label="Priority"
          options={priorities}
          value={lead.priority}
          onChoose={(priority) => change({ priority })}
        >
          <PriorityBadge priority={lead.priority} />
        </ChoiceMenu>
      </Description>
      <Description term="Assigned to">
        <ChoiceMenu
          label="Assigned to"
          options={colleagues}
          value={lead.assignedTo ?? ''}
          onChoose={(id) => change({ assignedTo: id || null })}
        />
      </Description>
    </>
  )
}

type Standing = Partial<Pick<Lead, 'priority' | 'assignedTo'>>

/**
 * Changes how a lead stands. What a colleague changed of it meanwhile stays; where that was the same
 * thing, theirs is drawn and nothing is written over it.
 */
function useChangeStanding(lead: Lead) {
  const queries = useQueryClient()
  const { mutateAsync } = useUpdateRecord({ resource: leadResource, ...leadForm.edit })
  const save = (base: Lead, change: Standing) =>
    mutateAsync({ base, form: { ...leadTexts(base), ...change } })
  return (change: Standing) =>
    save(lead, change).catch((error: unknown) => {
      const conflict = conflictOf(error, leadResource.schema)
      if (!conflict) return
      const { current, changedBy } = conflict
      const field = 'priority' in change ? 'priority' : 'assignedTo'
      if (current[field] === lead[field]) return save(current, change)
      showRecord(queries, leadResource, current)
      toast({
        variant: 'destructive',
        title: leadForm.edit.failed.title,
        description: `${changedBy?.name ?? 'Somebody'} has changed it meanwhile. You see it as it stands now.`,
      })
    })
}

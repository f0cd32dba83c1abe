import { useMutation, useQueryClient } from '@tanstack/react-query'
import { leadTexts } from '#shared/leads/fields.ts'
import type { Lead } from '#shared/leads/schema.ts'
import {
  leadPriorities,
  leadPriorityLabels,
  leadStatuses,
  leadStatusLabels,
} from '#shared/leads/vocabulary.ts'
import { type Choice, choicesOf, NativeSelect } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { call } from '../http/call.ts'
import { sayTaken } from '../http/query-client.ts'
import { settleRecord, showRecord } from '../lists/list-cache.ts'
import { useColleagueName, useColleagues } from '../records/colleagues.tsx'
import { Description } from '../records/description-list.tsx'
import { conflictOf } from '../records/record-answer.ts'
import { useSetLeadStatus } from './lead-actions.tsx'
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

/** The same, each changed where it stands. */
export function EditableStanding({ lead }: Props) {
  const setStatus = useSetLeadStatus().mutate
  const change = useChangeStanding().mutate
  const colleagues = useColleagues(lead.assignedTo)
  return (
    <>
      <ChoiceDescription
        term="Status"
        options={statuses}
        value={lead.status}
        onChoose={(status) => setStatus({ record: lead, status })}
      />
      <ChoiceDescription
        term="Priority"
        options={priorities}
        value={lead.priority}
        onChoose={(priority) => change({ lead, change: { priority } })}
      />
      <ChoiceDescription
        term="Assigned to"
        options={colleagues}
        value={lead.assignedTo ?? ''}
        onChoose={(id) => change({ lead, change: { assignedTo: id || null } })}
      />
    </>
  )
}

type ChoiceDescriptionProps<Value extends string> = {
  term: string
  options: readonly Choice<Value>[]
  value: Value
  onChoose: (value: Value) => void
}

/** A fact that is changed by choosing another: it stands as the others do, its field seen on hover. */
function ChoiceDescription<Value extends string>(props: ChoiceDescriptionProps<Value>) {
  const { term, options, value, onChoose } = props
  return (
    <Description term={term}>
      <NativeSelect
        aria-label={term}
        compact
        className="-my-1 -ml-3.25 w-fit max-w-full *:field-sizing-content *:not-hover:border-transparent"
        options={options}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChoose(chosen.value)
        }}
      />
    </Description>
  )
}

type StandingChange = {
  lead: Lead
  change: Partial<Pick<Lead, 'priority' | 'assignedTo'>>
  /** It takes the change before back, and is not offered to be taken back itself. */
  undo?: true
}

/**
 * Changes how a lead stands: drawn at once, and taken back with a toast on failure. What others changed
 * of it meanwhile stays. Changes are sent one after the other, so that the last one wins.
 */
function useChangeStanding() {
  const queries = useQueryClient()
  const { updated, failed } = leadForm.edit
  const send = (now: Lead, change: StandingChange['change']) =>
    call(leadResource.one(now.id), leadResource.schema, {
      method: 'PATCH',
      body: { ...leadTexts(now), ...change, version: now.version || undefined },
    })
  const changing = useMutation({
    scope: { id: 'lead-standing' },
    mutationFn: ({ lead, change }: StandingChange) =>
      send(lead, change).catch((error) => {
        const conflict = conflictOf(error, leadResource.schema)
        if (!conflict) throw error
        return send(conflict.current, change)
      }),
    onMutate: ({ lead, change }) => showRecord(queries, leadResource, { ...lead, ...change }),
    onSuccess: (saved, { lead: { priority, assignedTo }, change, undo }) => {
      settleRecord(queries, leadResource, saved)
      const before = 'priority' in change ? { priority } : { assignedTo }
      const onClick = () => changing.mutate({ lead: saved, change: before, undo: true })
      const action = { label: 'Undo', altText: 'Set the lead back', onClick }
      toast({ ...updated, ...(!undo && { action }) })
    },
    onError: (_error, { lead }) => showRecord(queries, leadResource, lead),
    meta: { failure: (error) => sayTaken(error, failed) },
  })
  return changing
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Lead, leadSchema } from '#shared/leads/schema.ts'
import type { LeadStatus } from '#shared/leads/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { toast } from '#web/ui/toast-store.ts'
import { SignedOutError } from '../http/api-error.ts'
import { call } from '../http/call.ts'
import { settleLead, showLead } from './lead-cache.ts'

type Change = { lead: Lead; status: LeadStatus }

type UnderWay = {
  /** The lead before the first of the changes, and as the server confirmed it last. */
  before: Lead
  confirmed: Lead
  count: number
  /** Ends when the change sent last has been answered. */
  answered: Promise<unknown>
}

const underWay = new Map<string, UnderWay>()

/** Sends a change after those of the same lead that are under way, so that the last one wins. */
function send({ lead, status }: Change): Promise<Lead> {
  const patch = () =>
    call(api.admin.leadStatus(lead.id), leadSchema, { method: 'PATCH', body: { status } })
  const entry = underWay.get(lead.id)
  const answer = entry ? entry.answered.then(patch, patch) : patch()
  if (entry) entry.answered = answer
  return answer
}

/**
 * Sets a lead's status: drawn at once, and taken back with a toast on failure. When several changes
 * to one lead are under way the last is drawn until all are answered.
 */
export function useSetLeadStatus() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onMutate: ({ lead, status }) => {
      const entry = underWay.get(lead.id)
      if (entry) entry.count += 1
      else {
        const answered = Promise.resolve()
        underWay.set(lead.id, { before: lead, confirmed: lead, count: 1, answered })
      }
      showLead(queries, { ...lead, status })
    },
    onSuccess: (saved) => {
      const entry = underWay.get(saved.id)
      if (entry) entry.confirmed = saved
      toast({
        title: 'Lead updated',
        description: 'Lead status has been updated successfully.',
      })
    },
    onError: (error) => {
      if (error instanceof SignedOutError) return
      toast({
        title: 'Error',
        description: 'Failed to update lead status.',
        variant: 'destructive',
      })
    },
    onSettled: (_saved, _error, { lead }) => {
      const entry = underWay.get(lead.id)
      if (!entry) return
      entry.count -= 1
      if (entry.count > 0) return
      underWay.delete(lead.id)
      if (entry.confirmed === entry.before) showLead(queries, entry.before)
      else settleLead(queries, entry.confirmed)
    },
  })
}

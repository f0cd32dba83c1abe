import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Lead, type LeadForm, leadSchema } from '#shared/leads/schema.ts'
import { manualSource } from '#shared/leads/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { toast } from '#web/ui/toast-store.ts'
import { ApiError, SignedOutError } from '../http/api-error.ts'
import { call } from '../http/call.ts'
import { readListsAgain, settleLead } from './lead-cache.ts'

/**
 * Creates a lead by hand. `key` names this one lead: sent twice, because the first answer was lost,
 * it is still created once.
 */
export function useCreateLead(key: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (form: LeadForm) =>
      call(api.leads, leadSchema, {
        method: 'POST',
        body: { ...form, source: manualSource },
        headers: { 'Idempotency-Key': key },
      }),
    onSuccess: () => {
      void readListsAgain(queries)
      toast({ title: 'Lead created', description: 'New lead has been created successfully.' })
    },
    onError: (error) => {
      if (error instanceof SignedOutError) return
      toast({
        title: 'Create failed',
        description: 'Failed to create lead. Please try again.',
        variant: 'destructive',
      })
    },
  })
}

/** The lead as it stands now, when `error` says that somebody else changed it; null otherwise. */
export function conflictingLead(error: unknown): Lead | null {
  if (!(error instanceof ApiError) || error.body?.code !== 'edit_conflict') return null
  return leadSchema.safeParse(error.body.current).data ?? null
}

/** Saves an edited lead, unless it was changed since `base` was read: see {@link conflictingLead}. */
export function useUpdateLead() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ base, form }: { base: Lead; form: LeadForm }) =>
      call(api.admin.lead(base.id), leadSchema, {
        method: 'PATCH',
        body: { id: base.id, ...form, version: base.version },
      }),
    onSuccess: (saved) => {
      settleLead(queries, saved)
      toast({
        title: 'Lead updated',
        description: 'Lead details have been updated successfully.',
      })
    },
    onError: (error) => {
      if (error instanceof SignedOutError || conflictingLead(error)) return
      toast({
        title: 'Update failed',
        description: 'Failed to update lead. Please try again.',
        variant: 'destructive',
      })
    },
  })
}

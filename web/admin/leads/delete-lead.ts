import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Lead, leadSchema } from '#shared/leads/schema.ts'
import { api } from '#shared/routes.ts'
import { toast } from '#web/ui/toast-store.ts'
import { SignedOutError, sentenceOf } from '../http/api-error.ts'
import { call, fetchSignedIn } from '../http/call.ts'
import { dropLead, readListsAgain } from './lead-cache.ts'

/** Takes a deletion back. */
async function restoreLead(queries: QueryClient, id: string): Promise<void> {
  try {
    const lead = await call(api.admin.leadRestore(id), leadSchema, { method: 'POST' })
    await readListsAgain(queries)
    toast({ title: 'Lead restored', description: `${lead.name} is back in the list.` })
  } catch (error) {
    if (error instanceof SignedOutError) return
    const description = sentenceOf(error, 'Failed to restore lead. Please try again.')
    const again = {
      label: 'Try again',
      altText: 'Restore the lead',
      onClick: () => undo(queries, id),
    }
    toast({ title: 'Restore failed', description, variant: 'destructive', action: again })
  }
}

function undo(queries: QueryClient, id: string) {
  void restoreLead(queries, id)
}

/** Deletes a lead; its toast offers to undo that. */
export function useDeleteLead() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (lead: Lead) => fetchSignedIn(api.admin.lead(lead.id), { method: 'DELETE' }),
    onSuccess: (_answer, lead) => {
      dropLead(queries, lead.id)
      toast({
        title: 'Lead deleted',
        description: 'Lead has been deleted successfully.',
        action: {
          label: 'Undo',
          altText: 'Restore the deleted lead',
          onClick: () => undo(queries, lead.id),
        },
      })
    },
    onError: (error) => {
      if (error instanceof SignedOutError) return
      toast({
        title: 'Delete failed',
        description: 'Failed to delete lead. Please try again.',
        variant: 'destructive',
      })
    },
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Lead, leadSchema } from '#shared/leads/schema.ts'
import { api } from '#shared/routes.ts'
import { toast } from '#web/ui/toast-store.ts'
import { SignedOutError, sentenceOf } from '../http/api-error.ts'
import { call } from '../http/call.ts'
import { readListsAgain, settleLead } from './lead-cache.ts'

/** Moves a message that was set aside into the list: it is not spam. */
export function useReleaseLead() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (lead: Lead) =>
      call(api.admin.leadRelease(lead.id), leadSchema, { method: 'POST' }),
    onSuccess: (released) => {
      settleLead(queries, released)
      void readListsAgain(queries)
      toast({ title: 'Not spam', description: `${released.name} is now in the list of leads.` })
    },
    onError: (error) => {
      if (error instanceof SignedOutError) return
      toast({
        title: 'Error',
        description: sentenceOf(error, 'Failed to move the message. Please try again.'),
        variant: 'destructive',
      })
    },
  })
}

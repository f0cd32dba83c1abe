import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Subscriber } from '#shared/newsletter/schema.ts'
import { api } from '#shared/routes.ts'
import { toast } from '#web/ui/toast-store.ts'
import { SignedOutError, sentenceOf } from '../http/api-error.ts'
import { fetchSignedIn } from '../http/call.ts'
import { dropRecord, hideRecord } from '../lists/list-cache.ts'
import { subscriberKind } from './subscriber-queries.ts'

/** Takes an address off the list for good, at once; unlike a delete elsewhere this can not be undone. */
export function useRemoveSubscriber() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Subscriber) =>
      fetchSignedIn(api.admin.subscriber(id), { method: 'DELETE' }),
    onMutate: ({ id }) => hideRecord(queries, subscriberKind, id),
    onSuccess: (_answer, { id, email }) => {
      dropRecord(queries, subscriberKind, id)
      toast({ title: 'Subscriber removed', description: `${email} is off the list.` })
    },
    onError: (error, _subscriber, putBack) => {
      putBack?.()
      if (error instanceof SignedOutError) return
      toast({
        title: 'Remove failed',
        description: sentenceOf(error, 'Failed to remove subscriber. Please try again.'),
        variant: 'destructive',
      })
    },
  })
}

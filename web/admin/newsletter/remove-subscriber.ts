import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Subscriber } from '#shared/newsletter/schema.ts'
import { api } from '#shared/routes.ts'
import { toast } from '#web/ui/toast-store.ts'
import { fetchSignedIn } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'
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
    onError: (_error, _subscriber, putBack) => putBack?.(),
    meta: {
      failure: failureOf('Remove failed', 'Failed to remove subscriber. Please try again.'),
    },
  })
}

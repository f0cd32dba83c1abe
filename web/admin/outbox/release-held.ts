import { useMutation, useQueryClient } from '@tanstack/react-query'
import { releasedSchema } from '#shared/mail/schema.ts'
import { countOfMessages } from '#shared/mail/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { toast } from '#web/ui/toast-store.ts'
import { call } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'
import { readListsAgain } from '../lists/list-cache.ts'
import { messageKind } from './message-queries.ts'

/** Lets go all that was held while no mail server was configured. */
export function useReleaseHeld() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(api.admin.messagesRelease, releasedSchema, { method: 'POST' }),
    onSuccess: ({ released }) => {
      toast({
        title: 'Held mail released',
        description: `${countOfMessages(released)} ${released === 1 ? 'is' : 'are'} on the way.`,
      })
      return readListsAgain(queries, messageKind)
    },
    meta: {
      failure: failureOf('Release failed', 'Failed to release the messages. Please try again.'),
    },
  })
}

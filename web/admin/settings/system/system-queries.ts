import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#shared/routes.ts'
import { type SaveSystemSettings, systemSchema } from '#shared/settings/schema.ts'
import { toast } from '#web/ui/toast-store.ts'
import { call } from '../../http/call.ts'
import { failureOf } from '../../http/query-client.ts'

/** The settings for everybody, and the server behind them. */
export const systemQuery = queryOptions({
  queryKey: ['system', 'settings'],
  queryFn: ({ signal }) => call(api.admin.system, systemSchema, { signal }),
})

/** Saves what was changed of the settings for everybody. */
export function useSaveSystem() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: SaveSystemSettings) =>
      call(api.admin.system, systemSchema, { method: 'PATCH', body }),
    onSuccess: (system) => {
      queries.setQueryData(systemQuery.queryKey, system)
      toast({
        title: 'System settings updated',
        description: 'The settings hold for everybody from now on.',
      })
    },
    meta: {
      failure: failureOf('Update failed', 'Failed to save the system settings. Please try again.'),
    },
  })
}

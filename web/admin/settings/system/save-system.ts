import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#shared/routes.ts'
import { type SaveSystemSettings, systemSchema } from '#shared/settings/schema.ts'
import { toast } from '#web/ui/toast-store.ts'
import { SignedOutError, sentenceOf } from '../../http/api-error.ts'
import { call } from '../../http/call.ts'
import { systemQuery } from './system-queries.ts'

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
    onError: (error) => {
      if (error instanceof SignedOutError) return
      toast({
        title: 'Update failed',
        description: sentenceOf(error, 'Failed to save the system settings. Please try again.'),
        variant: 'destructive',
      })
    },
  })
}

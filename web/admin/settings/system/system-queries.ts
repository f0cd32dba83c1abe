import { queryOptions } from '@tanstack/react-query'
import { backupsSchema } from '#shared/backups/schema.ts'
import { api } from '#shared/routes.ts'
import { systemSchema } from '#shared/settings/schema.ts'
import { call } from '../../http/call.ts'

/** The settings for everybody, and the server behind them. */
export const systemQuery = queryOptions({
  queryKey: ['system', 'settings'],
  queryFn: ({ signal }) => call(api.admin.system, systemSchema, { signal }),
})

/** The plan of backups, and those there are. */
export const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: ({ signal }) => call(api.admin.backups, backupsSchema, { signal }),
})

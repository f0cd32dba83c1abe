import { queryOptions } from '@tanstack/react-query'
import { api } from '#shared/routes.ts'
import { todaySchema, type WhoseDay } from '#shared/today/schema.ts'
import { call, zoned } from '../http/call.ts'
import { timelines } from '../people/person-calls.ts'

/**
 * What there is to do. Under the lines of time, which are read again when a task, a lead or a
 * meeting changes anywhere.
 */
export const todayQuery = (whose: WhoseDay) =>
  queryOptions({
    queryKey: [timelines, 'today', whose],
    queryFn: ({ signal }) =>
      call(`${zoned(api.admin.today)}&${new URLSearchParams({ whose })}`, todaySchema, { signal }),
    refetchOnMount: 'always',
  })

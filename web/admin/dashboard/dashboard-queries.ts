import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { leadsDashboardSchema, overviewSchema } from '#shared/dashboard/schema.ts'
import { api } from '#shared/routes.ts'
import { call, zoned } from '../http/call.ts'

const overviewKey = ['overview'] as const
/** Under it stand all figures of the dashboard, which are read again together. */
export const dashboardKey = ['dashboard'] as const

/** How much is in each section. */
export const overviewQuery = queryOptions({
  queryKey: overviewKey,
  queryFn: ({ signal }) => call(zoned(api.admin.overview), overviewSchema, { signal }),
})

/** Each tab is read anew when it is opened: what one did elsewhere meanwhile is in it. */
export const anew = { refetchOnMount: 'always' } as const

export const leadsDashboardQuery = queryOptions({
  ...anew,
  queryKey: [...dashboardKey, 'leads'],
  queryFn: ({ signal }) => call(zoned(api.admin.dashboard.leads), leadsDashboardSchema, { signal }),
})

/** The server's figures may be three seconds old; after this many milliseconds they are not. */
const settle = 3_500
let later: ReturnType<typeof setTimeout> | undefined

const readFigures = (queries: QueryClient) => {
  for (const queryKey of [overviewKey, dashboardKey]) {
    void queries.invalidateQueries({ queryKey }, { cancelRefetch: false })
  }
}

/** Reads the figures again that are on the screen, now and once the server has new ones. */
export function takeUpFigures(queries: QueryClient): void {
  readFigures(queries)
  clearTimeout(later)
  later = setTimeout(readFigures, settle, queries)
}

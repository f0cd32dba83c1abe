import { QueryClient } from '@tanstack/react-query'

/**
 * Data is never stale, never fetched again on focus, on a timer or after a failure
 * (admin-back-office.md §8). `always`, because a call without network should fail and say so
 * rather than wait in silence.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 5 * 60_000,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      refetchOnReconnect: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

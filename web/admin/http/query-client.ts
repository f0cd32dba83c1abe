import { MutationCache, QueryClient } from '@tanstack/react-query'
import { type ToastMessage, toast } from '#web/ui/toast-store.ts'
import { errorMessage, isGone, isNotFound, isSlotTaken, SignedOutError } from './api-error.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What a failure of the change says; null where its screen says it. */
      failure?: (error: Error) => ToastMessage | null
    }
  }
}

/** The server's own sentence under `title`, or `description` where it gave none. */
export const failureOf =
  (title: string, description: string) =>
  (error: Error): ToastMessage => ({ title, description: errorMessage(error, description) })

/** What was agreed to be said, and of a time that is taken the server's own sentence instead. */
export const sayTaken = (error: Error, failed: ToastMessage): ToastMessage =>
  isSlotTaken(error)
    ? { ...failed, description: errorMessage(error, failed.description ?? '') }
    : failed

/** What is not there any more is not worth another try: in its place stands what the server says of it. */
function withoutAnotherTry(error: Error, message: ToastMessage): ToastMessage {
  if (!isNotFound(error) || !message.description?.includes('Please try again')) return message
  return { ...message, description: errorMessage(error, 'It does not exist, or has been deleted.') }
}

/** Says that a change failed; not when the session ended, which leads to the login page and is said there. */
export function toastFailure(error: Error, message: ToastMessage | null | undefined): void {
  if (!message || error instanceof SignedOutError) return
  toast({ ...withoutAnotherTry(error, message), variant: 'destructive' })
}

/**
 * Data is never stale, never fetched again on focus, on a timer or after a failure
 * (admin-back-office.md §8). `always`, because a call without network should fail and say so
 * rather than wait in silence.
 */
export const queryClient = new QueryClient({
  mutationCache: new MutationCache({
    onError: (error, _input, _before, { meta }) => {
      toastFailure(error, meta?.failure?.(error))
      // What is on the screen is out of date: it is read again, and says what is gone.
      if (isGone(error)) void queryClient.invalidateQueries()
    },
  }),
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

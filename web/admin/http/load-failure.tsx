import { CloudOff, SearchX } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ApiError, errorMessage } from './api-error.ts'

type LoadFailureProps = { error: unknown; onRetry: () => void; busy: boolean }

/** What stands where the data would, when it could not be read; what is not there is not worth another try. */
export function LoadFailure({ error, onRetry, busy }: LoadFailureProps) {
  const sentence = errorMessage(error, 'The server could not be reached.')
  if (error instanceof ApiError && error.body?.code === 'not_found') {
    return (
      <div role="alert">
        <EmptyState icon={<SearchX />} title={sentence} />
      </div>
    )
  }
  return (
    <div role="alert">
      <EmptyState icon={<CloudOff />} title="Failed to fetch data">
        <p className="w-full text-ink-faint text-sm">{sentence}</p>
        <Button variant="secondary" size="sm" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      </EmptyState>
    </div>
  )
}

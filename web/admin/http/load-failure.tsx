import { CloudOff, SearchX } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isNotFound, whyNotRead } from './api-error.ts'

type LoadFailureProps = { error: unknown; onRetry: () => void; busy: boolean }

/** What stands where the data would, when it could not be read; what is not there is not worth another try. */
export function LoadFailure({ error, onRetry, busy }: LoadFailureProps) {
  const sentence = whyNotRead(error)
  if (isNotFound(error)) {
    return (
      <div role="alert">
        <EmptyState torn icon={<SearchX />} title={sentence} />
      </div>
    )
  }
  return (
    <div role="alert">
      <EmptyState torn icon={<CloudOff />} title="Failed to fetch data">
        <p className="w-full text-ink-faint text-sm">{sentence}</p>
        <Button variant="secondary" size="sm" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      </EmptyState>
    </div>
  )
}

import { RefreshCw } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'

type RefreshButtonProps = {
  onRefresh: () => void
  refreshing: boolean
  /** Others have changed records since the list was read. */
  outdated: boolean
}

/** Reads the list again; says so when it no longer shows how things stand. */
export function RefreshButton({ onRefresh, refreshing, outdated }: RefreshButtonProps) {
  if (outdated) {
    return (
      <Button variant="secondary" size="sm" busy={refreshing} onClick={onRefresh}>
        <RefreshCw size={15} className={cx(refreshing && 'animate-spin')} />
        Show changes
      </Button>
    )
  }
  return (
    <Tooltip content="Read the list again">
      <Button
        variant="quiet"
        size="icon"
        aria-label="Refresh"
        busy={refreshing}
        onClick={onRefresh}
      >
        <RefreshCw size={16} className={cx(refreshing && 'animate-spin')} />
      </Button>
    </Tooltip>
  )
}

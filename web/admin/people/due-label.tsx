import { ListPlus } from 'lucide-react'
import { dueLabel, dueState } from '#shared/people/due.ts'
import { cx } from '#web/ui/cx.ts'
import { useNow } from '#web/ui/relative-time.tsx'

/** When a step is due; what is late stands out. */
export function DueLabel({ dueAt, className }: { dueAt: string; className?: string }) {
  const now = useNow()
  const state = dueState(dueAt, now)
  return (
    <time
      dateTime={dueAt}
      className={cx(
        'whitespace-nowrap tabular-nums',
        state === 'overdue' && 'danger-mark font-medium text-danger',
        state === 'today' && 'font-medium text-yellow',
        className,
      )}
    >
      {state === 'overdue' && <span className="sr-only">Overdue: </span>}
      {dueLabel(dueAt, now)}
    </time>
  )
}

/** That nothing is planned with somebody, where something should be. */
export const NoNextStep = () => (
  <span className="inline-flex items-center gap-1 text-yellow">
    <ListPlus size={14} aria-hidden="true" />
    No next step
  </span>
)

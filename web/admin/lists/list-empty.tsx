import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type ListEmptyProps = {
  /** Something narrows the list. */
  filtered: boolean
  icon: ReactNode
  /** What is said when nothing matches, and when there is nothing at all. */
  none: string
  noneAtAll: string
  onClear: () => void
}

/** No records at all, or none that match. */
export function ListEmpty({ filtered, icon, none, noneAtAll, onClear }: ListEmptyProps) {
  if (!filtered) return <EmptyState icon={icon} title={noneAtAll} />
  return (
    <EmptyState icon={<SearchX />} title={none}>
      <Button variant="secondary" size="sm" onClick={onClear}>
        Clear filters
      </Button>
    </EmptyState>
  )
}

import { ListFilter } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/popover.tsx'

export type Folding = { isFiltered: boolean; onClear: () => void }

/** The filters of a list behind one button: on a phone its records begin a line sooner. */
export function FoldedFilters({
  isFiltered,
  onClear,
  children,
}: Folding & { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Filter"
      action={
        isFiltered && (
          <Button variant="quiet" size="sm" onClick={onClear}>
            Clear filters
          </Button>
        )
      }
      trigger={
        <Button
          variant={isFiltered ? 'primary' : 'secondary'}
          size="icon"
          aria-label={isFiltered ? 'Filter: on' : 'Filter'}
          className="size-9"
        >
          <ListFilter size={16} />
        </Button>
      }
    >
      <div className="flex flex-wrap gap-2 p-3">{children}</div>
    </Popover>
  )
}

import { ListFilter } from 'lucide-react'
import { createContext, type ReactNode, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Popover } from '#web/ui/popover.tsx'
import { focusListSearch } from './row-focus.ts'

export type Folding = {
  /** How many filters are on. */
  count: number
  onClear: () => void
}

type FoldedFiltersProps = Folding & {
  /** What the panel is called, and the button in so many words; a phone has all behind one sign. */
  label?: string
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** Whether a control stands in the panel of the filters, where there is room to say what it is. */
export const InFilterPanel = createContext(false)

/** Whether filters are only to be named that are set, each with the way to take it off. */
export const AsSetFilters = createContext(false)

/** Where the button has gone, as all that was behind it stands in the bar now. */
const focusSearch = () => {
  if (document.activeElement === document.body) focusListSearch()
}

/** Filters of a list behind one button: on a phone all, and its records begin a line sooner. */
export function FoldedFilters(props: FoldedFiltersProps) {
  const { count, onClear, label, onOpenChange, children } = props
  const name = label ?? 'Filter'
  const [open, setOpen] = useState(false)
  const done = useRef<HTMLButtonElement>(null)
  const clear = () => {
    // The button that was pressed goes with what it clears.
    done.current?.focus()
    onClear()
  }
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  return (
    <Popover
      open={open}
      onOpenChange={change}
      onClosed={focusSearch}
      label={name}
      action={
        <div className="flex gap-1">
          {count > 0 && (
            <Button variant="quiet" size="sm" onClick={clear}>
              Clear filters ({count})
            </Button>
          )}
          <Button ref={done} size="sm" onClick={() => change(false)}>
            Done
          </Button>
        </div>
      }
      trigger={
        <Button
          variant="secondary"
          size={label ? 'sm' : 'icon'}
          aria-label={count > 0 ? `${name}: ${count} on` : name}
          className={cx('relative h-9', label === undefined && 'w-9')}
        >
          <ListFilter size={16} />
          {label}
          {count > 0 && (
            <span className="absolute -top-1 -right-1.5 grid size-4 place-items-center rounded-full bg-ink text-2xs text-paper">
              {count}
            </span>
          )}
        </Button>
      }
    >
      <InFilterPanel value={true}>
        <div className="grid grid-cols-2 items-end gap-3 p-4">{children}</div>
      </InFilterPanel>
    </Popover>
  )
}

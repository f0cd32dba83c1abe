import type { Row } from '@tanstack/react-table'
import { type MouseEvent, memo } from 'react'
import type { Lead } from '#shared/leads/schema.ts'
import { RowTabIndex, useLeadActions } from './lead-actions.tsx'
import type { leadFeatures } from './lead-columns.tsx'
import type { LeadTableModel } from './lead-head.tsx'

type LeadRowProps = {
  table: LeadTableModel
  row: Row<typeof leadFeatures, Lead>
  index: number
  /** Pixels from the top of the list. */
  top: number
  active: boolean
  /** For rows whose height depends on what is in them. */
  measure: ((element: Element | null) => void) | undefined
}

/** One lead in the list. The whole of it can be clicked; the keyboard goes to its name. */
export const LeadRow = memo(function LeadRow(props: LeadRowProps) {
  const { table, row, index, top, active, measure } = props
  const { open } = useLeadActions()
  const follow = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event
    if (!(target instanceof Element) || !currentTarget.contains(target)) return
    // A link or button does its own work; so does selecting text to copy it.
    if (target.closest('a, button') || window.getSelection()?.toString()) return
    open(row.original)
  }
  return (
    <RowTabIndex value={active ? 0 : -1}>
      {/* biome-ignore lint/a11y/useSemanticElements: part of the grid that lead-table.tsx draws. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the link inside takes the focus. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: and the keys; the click is a larger target. */}
      <div
        ref={measure}
        role="row"
        data-index={index}
        aria-rowindex={index + 2}
        onClick={follow}
        className="lead-row lead-row-grid"
        style={{ transform: `translateY(${top}px)` }}
      >
        {row.getAllCells().map((cell) => (
          // biome-ignore lint/a11y/useSemanticElements: as its row.
          <div
            key={cell.id}
            role="cell"
            data-column={cell.column.id}
            className="lead-cell"
            style={{ gridArea: cell.column.id }}
          >
            <table.FlexRender cell={cell} />
          </div>
        ))}
      </div>
    </RowTabIndex>
  )
})

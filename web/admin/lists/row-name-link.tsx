import { type MouseEvent, use } from 'react'
import { Link, useLocation } from 'react-router'
import { RowTabIndex, useListOpening } from './list-context.ts'
import type { ListRecord } from './list-kind.ts'
import { rowLinkId } from './row-focus.ts'

type RowNameLinkProps = { record: ListRecord; children: string }

/** The name, which opens the record; with a modifier key in a tab of its own. */
export function RowNameLink({ record, children }: RowNameLinkProps) {
  const { open, parameter } = useListOpening()
  const tabIndex = use(RowTabIndex)
  const { pathname, search } = useLocation()
  const to = new URLSearchParams(search)
  to.set(parameter, record.id)

  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(record)
  }
  return (
    <Link
      id={rowLinkId(record.id)}
      to={{ pathname, search: to.toString() }}
      aria-haspopup="dialog"
      tabIndex={tabIndex}
      onClick={follow}
      className="list-name"
    >
      {children}
    </Link>
  )
}

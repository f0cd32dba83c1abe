import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { viewParameter, viewUrl } from '#shared/views/vocabulary.ts'
import { overviewQuery } from '../dashboard/dashboard-queries.ts'
import { viewsQuery } from './view-calls.ts'

/** Says that everything here is invented, where it is. */
function DemoNote() {
  const { isPending } = useQuery(viewsQuery)
  // It stands under the views, and waits for its place.
  if (!useQuery(overviewQuery).data?.demo || isPending) return null
  return (
    <p className="mt-3 rounded-md bg-yellow-tint px-3 py-2 text-xs">
      This is a demo: everybody in it is invented, no mail leaves, and it is gone when it is
      stopped.
    </p>
  )
}

/** What stands under the sections: the views that an account has pinned, and what this is. */
export function UnderSections() {
  return (
    <>
      <PinnedViews />
      <DemoNote />
    </>
  )
}

/** The views that an account has in its sidebar; nothing while there are none. */
function PinnedViews() {
  const pinned = useQuery(viewsQuery).data?.filter((view) => view.pinned) ?? []
  const open = new URLSearchParams(useLocation().search).get(viewParameter)
  if (pinned.length === 0) return null
  return (
    <ul aria-label="Pinned views" className="mt-3 border-paper-edge border-t pt-3">
      {pinned.map((view) => (
        <li key={view.id}>
          <Link
            to={viewUrl(view)}
            aria-current={view.id === open || undefined}
            className="group flex h-8 items-center gap-2.5 rounded-md px-2 text-ink-soft text-sm transition-colors hover:bg-paper-deep hover:text-ink aria-[current=true]:text-ink"
          >
            <Bookmark
              size={15}
              aria-hidden="true"
              className="w-4.25 shrink-0 text-ink-faint group-aria-[current=true]:text-thread"
            />
            <span className="truncate">{view.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

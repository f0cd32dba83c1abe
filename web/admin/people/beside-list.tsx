import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { adminPage } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { RowShapes } from '#web/ui/skeleton.tsx'
import { withQuery } from '../http/call.ts'
import { fromHere } from '../lists/record-dialogs.tsx'
import { rowAfterKey, rowLinkId } from '../lists/row-focus.ts'
import { DueLabel } from './due-label.tsx'
import { type PersonRow, personSource, personTitle } from './person-list.ts'

type BesideListProps = {
  list: {
    rows: PersonRow[]
    query: UseInfiniteQueryResult<InfiniteData<unknown>>
  }
  openId: string
  /** The list in full. */
  back: string
  /** The list's query, with which each of its people is opened. */
  search: URLSearchParams
}

let left: string | null = null

/** Remembers whose page is left for the list, so that the focus is at their row there. */
export const leavePerson = (id: string) => {
  left = id
}

/** Puts the focus on the row of the person whose page was just left. */
export function focusPersonLeft(): void {
  const id = left
  left = null
  // The rows are drawn once their place is measured.
  if (id) setTimeout(() => document.getElementById(rowLinkId(id))?.focus(), 100)
}

/**
 * The list beside one of its people, where the window is wide enough for both. Tab stops at one of them
 * alone, so that it does not take fifty presses to get past them; the arrow keys, Home and End go from one
 * to the next.
 */
export function BesideList({ list: { rows, query }, openId, back, search }: BesideListProps) {
  const current = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person is at another place.
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [openId])
  // Where Tab stops: at the open one, until another has had the focus.
  const [stop, setStop] = useState({ openId, id: openId })
  const stopId = stop.openId === openId ? stop.id : openId
  const stopAt = Math.max(
    0,
    rows.findIndex(({ id }) => id === stopId),
  )
  const placeOf = ({ currentTarget, target }: FocusEvent | KeyboardEvent) => {
    const links = [...currentTarget.querySelectorAll('a')]
    return { links, at: links.indexOf(target as HTMLAnchorElement) }
  }
  const onFocus = (event: FocusEvent) => {
    const id = rows[placeOf(event).at]?.id
    if (id) setStop({ openId, id })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
    const { links, at } = placeOf(event)
    const next = rowAfterKey(event.key, at, links.length)
    if (next === null) return
    event.preventDefault()
    links[next]?.focus()
  }
  return (
    <nav
      aria-label="People in the list"
      className="sticky top-16 h-[calc(100dvh-5rem)] overflow-y-auto rounded-md border border-paper-edge bg-card max-xl:hidden"
    >
      <p className="sticky top-0 z-10 border-paper-edge border-b bg-card px-3 py-2 text-xs">
        <Link
          to={back}
          className="flex items-center gap-1.5 font-medium text-ink-soft hover:text-ink"
        >
          <ArrowLeft size={14} />
          All people
        </Link>
      </p>
      {query.isPending && <RowShapes count={6} className="*:px-3" />}
      <ul onFocus={onFocus} onKeyDown={onKeyDown}>
        {rows.map((person, index) => (
          <li key={person.id} className="border-paper-edge border-b last:border-0">
            <Link
              ref={person.id === openId ? current : null}
              to={withQuery(adminPage.person(person.id), search)}
              replace
              state={fromHere}
              tabIndex={index === stopAt ? 0 : -1}
              aria-current={person.id === openId ? 'page' : undefined}
              className={cx(
                'block scroll-mt-10 px-3 py-2 text-xs outline-offset-[-2px] not-aria-[current=page]:hover:bg-paper',
                'aria-[current=page]:bg-paper-deep aria-[current=page]:shadow-[inset_2px_0_var(--color-ink)]',
              )}
            >
              <span className="block truncate font-medium text-sm">{personTitle(person)}</span>
              <span className="flex gap-2 text-ink-soft">
                <span className="flex-1 truncate">
                  {person.company ?? (person.name ? person.email : personSource(person.source))}
                </span>
                {person.nextStep && <DueLabel dueAt={person.nextStep.dueAt} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <p className="p-2 text-center">
          <Button
            variant="quiet"
            size="sm"
            busy={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
          >
            Load more
          </Button>
        </p>
      )}
    </nav>
  )
}

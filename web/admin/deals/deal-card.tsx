import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type KeyboardEvent, type MouseEvent, use, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { arrivalIn, isOpenStage } from '#shared/deals/stages.ts'
import { formatDollars } from '#shared/dollars.ts'
import { cx } from '#web/ui/cx.ts'
import { relativeTime, useNow } from '#web/ui/relative-time.tsx'
import { OpenRecord, useRecordActions } from '../lists/record-dialogs.tsx'
import { RowTabIndex, rowLinkId } from '../lists/row-focus.ts'
import { AssigneeMark } from '../records/colleagues.tsx'
import { TagList } from '../records/tags.tsx'
import { CloseDay } from './close-day.tsx'
import { DealMenu } from './deal-columns.tsx'
import { type DealRow, dealList, dealResource } from './deal-list.ts'

type DealCardProps = {
  deal: DealRow
  /** Tab stops at this card of the board. */
  isStop: boolean
  /** The id of what tells how cards are moved by keyboard. */
  keysId: string
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A deal on the board: opened by its title, dragged by any place of it, moved by keys or its menu. */
export function DealCard({ deal, isStop, keysId, onFocus, onKeyDown }: DealCardProps) {
  const card = useRef<HTMLLIElement>(null)
  const [dragged, setDragged] = useState(false)
  const { open } = useRecordActions(dealResource)
  const { pathname, search } = useLocation()
  const isOpen = use(OpenRecord) === deal.id
  const now = useNow()

  const { id } = deal
  useEffect(() => {
    if (!card.current) return
    return draggable({
      element: card.current,
      getInitialData: () => ({ dealId: id }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
  }, [id])

  const to = new URLSearchParams(search)
  to.set(dealList.record, deal.id)
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(deal)
  }
  const { stage, stageAt, lostReason, allTags } = deal
  return (
    <li
      ref={card}
      className={cx(
        'deal-card relative rounded-md border border-paper-edge bg-card px-2.5 py-2 text-xs transition-colors hover:border-ink-faint',
        'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus sm:cursor-grab',
        isOpen && 'border-ink-faint bg-paper-deep',
        dragged && 'opacity-40',
      )}
    >
      <RowTabIndex value={isStop ? 0 : -1}>
        <div className="flex items-start gap-1 bg-inherit">
          <Link
            id={rowLinkId(deal.id)}
            to={{ pathname, search: to.toString() }}
            draggable={false}
            title={deal.title}
            aria-haspopup="dialog"
            aria-current={isOpen || undefined}
            aria-describedby={keysId}
            aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
            tabIndex={isStop ? 0 : -1}
            onClick={follow}
            onFocus={onFocus}
            onKeyDown={onKeyDown}
            className="wrap-anywhere line-clamp-2 min-w-0 scroll-mt-32 flex-1 py-0.5 font-medium text-sm leading-5 outline-none"
          >
            {deal.title}
          </Link>
          <span className="deal-card-menu -mt-0.5 -mr-1.5 rounded-md bg-inherit">
            <DealMenu deal={deal} />
          </span>
        </div>
      </RowTabIndex>
      {/* Here it has its place, however long amount and date are. */}
      <div className="flex min-h-6 items-center gap-1.5">
        {/* One line: the company only where all of it has room. */}
        <p
          className="flex h-5 min-w-0 flex-1 flex-wrap overflow-hidden text-ink-soft leading-5"
          title={deal.company ?? undefined}
        >
          <span className="max-w-full truncate">{deal.person}</span>
          {deal.company && <span className="max-w-full truncate">&nbsp;· {deal.company}</span>}
        </p>
        <AssigneeMark id={deal.ownerId} />
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-2">
        <span className="font-medium tabular-nums">{formatDollars(deal.value)}</span>
        <CloseDay deal={deal} faint />
      </p>
      {isOpenStage(stage) && (
        <p className="mt-0.5 text-ink-faint first-letter:uppercase">
          {arrivalIn(deal)} {relativeTime(Date.parse(stageAt), now)}
        </p>
      )}
      {lostReason && (
        <p className="mt-0.5 text-ink-soft">
          <span className="sr-only">Lost: </span>
          {lostReason}
        </p>
      )}
      {allTags.length > 0 && (
        <div className="mt-1.5">
          <TagList tags={allTags} shown={1} />
        </div>
      )}
    </li>
  )
}

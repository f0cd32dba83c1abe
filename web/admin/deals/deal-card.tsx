import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type KeyboardEvent, type MouseEvent, use, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { arrivalIn, isOpenStage } from '#shared/deals/stages.ts'
import { formatDollars } from '#shared/dollars.ts'
import { cx } from '#web/ui/cx.ts'
import { relativeTime, useNow } from '#web/ui/relative-time.tsx'
import { OpenRecord, useRecordActions } from '../lists/record-dialogs.tsx'
import { RowTabIndex, rowLinkId } from '../lists/row-focus.ts'
import { NoNextStep } from '../people/due-label.tsx'
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

/**
 * A deal on the board, headed by whom it is with, for titles are much alike: opened by that, dragged by
 * any place of it, moved by keys or its menu. One that is closed says less.
 */
export function DealCard({ deal, isStop, keysId, onFocus, onKeyDown }: DealCardProps) {
  const card = useRef<HTMLLIElement>(null)
  const [dragged, setDragged] = useState(false)
  const { open } = useRecordActions(dealResource)
  const { pathname, search } = useLocation()
  const isOpen = use(OpenRecord) === deal.id
  const now = useNow()

  const { id, title, company, person, stage, stageAt, lostReason, nextStep, allTags } = deal
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
  return (
    <li
      ref={card}
      className={cx(
        'deal-card relative text-xs transition-colors',
        'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus sm:cursor-grab',
        isOpenStage(stage)
          ? 'rounded-md border border-paper-edge bg-card px-2.5 py-2 hover:border-ink-faint'
          : 'deal-card-closed',
        isOpen && 'border-ink-faint bg-paper-deep',
        dragged && 'opacity-40',
      )}
    >
      <RowTabIndex value={isStop ? 0 : -1}>
        <div className="flex items-start gap-1">
          <Link
            id={rowLinkId(deal.id)}
            to={{ pathname, search: to.toString() }}
            draggable={false}
            title={title}
            aria-haspopup="dialog"
            aria-current={isOpen || undefined}
            aria-describedby={keysId}
            aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
            tabIndex={isStop ? 0 : -1}
            onClick={follow}
            onFocus={onFocus}
            onKeyDown={onKeyDown}
            className="min-w-0 scroll-mt-32 flex-1 py-0.5 outline-none"
          >
            <span
              className={cx(
                'deal-card-name block truncate',
                isOpenStage(stage) && 'font-medium text-sm',
              )}
            >
              {company ?? person}
            </span>
            <span className="wrap-anywhere line-clamp-2 text-ink-soft">{title}</span>
          </Link>
          <span className={cx('deal-card-menu -mt-0.5', !isOpenStage(stage) && '-mr-1.5')}>
            <DealMenu deal={deal} />
          </span>
          {isOpenStage(stage) && deal.ownerId && (
            <span className="-mr-0.5">
              <AssigneeMark id={deal.ownerId} />
            </span>
          )}
        </div>
      </RowTabIndex>
      {company && isOpenStage(stage) && <p className="truncate text-ink-soft">{person}</p>}
      <p className="mt-0.5 flex min-h-6 flex-wrap items-center gap-x-2">
        <span className="font-medium tabular-nums">{formatDollars(deal.value)}</span>
        <CloseDay deal={deal} faint besideStage />
      </p>
      {isOpenStage(stage) && (
        <p className="flex flex-wrap gap-x-2 text-ink-faint">
          <span className="first-letter:uppercase">
            {arrivalIn(deal)} {relativeTime(Date.parse(stageAt), now)}
          </span>
          {!nextStep && <NoNextStep />}
        </p>
      )}
      {lostReason && (
        <p className="text-ink-faint">
          <span className="sr-only">Lost: </span>
          {lostReason}
        </p>
      )}
      {allTags.length > 0 && isOpenStage(stage) && (
        <div className="mt-1.5">
          <TagList tags={allTags} shown={1} />
        </div>
      )}
    </li>
  )
}

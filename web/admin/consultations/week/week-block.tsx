import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type KeyboardEvent, type MouseEvent, use, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Consultation } from '#shared/consultations/schema.ts'
import { usualMinutes } from '#shared/consultations/vocabulary.ts'
import { cx } from '#web/ui/cx.ts'
import { timeOfDay } from '#web/ui/relative-time.tsx'
import { OpenRecord, useRecordActions } from '../../lists/record-dialogs.tsx'
import { rowLinkId } from '../../lists/row-focus.ts'
import { useColleagueName } from '../../records/colleagues.tsx'
import { consultationList, consultationResource } from '../consultation-list.ts'
import { fullMeetingTime } from '../meeting-time.ts'

/** When a meeting that begins at `start` ends; milliseconds. */
export const endOf = ({ minutes }: Consultation, start: number): number =>
  start + (minutes ?? usualMinutes) * 60_000

type WeekBlockProps = {
  booking: Consultation
  /** When it begins as it is drawn, which may not be saved yet. */
  at: number
  /** Pixels, and its place among those beside it. */
  top: number
  height: number
  lane: number
  lanes: number
  /** It is being moved. */
  isLifted: boolean
  /** Tab stops at this meeting. */
  isStop: boolean
  keysId: string
  onKeyDown: (event: KeyboardEvent) => void
}

/** A meeting in the week: opened by its name, dragged by any place of it, moved by keys. */
export function WeekBlock(props: WeekBlockProps) {
  const { booking, at, top, height, lane, lanes, isLifted, isStop, keysId, onKeyDown } = props
  const { id, name, status, hostId } = booking
  const block = useRef<HTMLLIElement>(null)
  const [dragged, setDragged] = useState(false)
  const { open } = useRecordActions(consultationResource)
  const { pathname, search } = useLocation()
  const isOpen = use(OpenRecord) === id
  const host = useColleagueName(hostId)
  const movable = status === 'scheduled'

  useEffect(() => {
    if (!block.current || !movable) return
    return draggable({
      element: block.current,
      getInitialData: ({ input, element }) => ({
        bookingId: id,
        grip: input.clientY - element.getBoundingClientRect().top,
      }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
  }, [id, movable])

  const to = new URLSearchParams(search)
  to.set(consultationList.record, id)
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(booking)
  }
  // One line; two; and three, of which the name may have two.
  const isLow = height < 34
  const isTall = height >= 52
  return (
    <li
      ref={block}
      className={cx(
        'week-block absolute z-10 overflow-hidden rounded-sm border-l-3',
        'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-1',
        movable
          ? 'border border-indigo bg-blue-tint text-ink sm:cursor-grab'
          : 'week-held border-paper-edge text-ink-soft',
        isLifted && 'z-20 border-thread border-dashed shadow-mid',
        isOpen && 'border-thread',
        dragged && 'opacity-40',
      )}
      style={{
        top: top + 1,
        height: Math.max(height - 2, 22),
        left: `calc(${(lane / lanes) * 100}% + 2px)`,
        width: `calc(${100 / lanes}% - 4px)`,
      }}
    >
      <Link
        id={rowLinkId(id)}
        to={{ pathname, search: to.toString() }}
        draggable={false}
        aria-haspopup="dialog"
        aria-current={isOpen || undefined}
        aria-describedby={movable ? keysId : undefined}
        aria-keyshortcuts={
          movable ? 'Shift+ArrowUp Shift+ArrowDown Shift+ArrowLeft Shift+ArrowRight' : undefined
        }
        tabIndex={isStop ? 0 : -1}
        title={`${name}: ${fullMeetingTime(new Date(at).toISOString())}`}
        onClick={follow}
        onKeyDown={onKeyDown}
        className={cx('block h-full px-1.5 py-0.5 outline-none', isLow && 'flex gap-1.5')}
      >
        <span
          className={cx(
            movable ? 'font-semibold' : 'font-medium',
            isTall ? 'wrap-anywhere line-clamp-2' : 'truncate',
            !(isTall || isLow) && 'block',
          )}
        >
          {name}
        </span>{' '}
        <span className={cx('truncate', isLow ? 'shrink-1000' : 'block')}>
          <time dateTime={new Date(at).toISOString()} className="tabular-nums">
            {timeOfDay(at)}
          </time>
          {status === 'completed' && ' · held'}
          {host && ` · ${host}`}
        </span>
      </Link>
    </li>
  )
}

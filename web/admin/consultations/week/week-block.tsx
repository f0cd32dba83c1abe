import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { Check } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, use, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { Consultation } from '#shared/consultations/schema.ts'
import { cx } from '#web/ui/cx.ts'
import { OpenRecord, useRecordActions } from '../../lists/record-dialogs.tsx'
import { rowLinkId } from '../../lists/row-focus.ts'
import { AssigneeMark } from '../../records/colleagues.tsx'
import { consultationList, consultationResource } from '../consultation-list.ts'
import { meetingRange } from '../meeting-time.ts'

/** Pixels of a line of a block (consultations.css), and what its edges take. */
const [lineHeight, edges] = [14, 8]

/** Pixels that are left free beside the thread of the hours, at both sides of a day together, and between two blocks. */
const [fromThread, sides, between] = [6, 8, 2]

/** Of what several that share a day have no room for where it is narrow: a surname, and the half of the day. */
const further = '@max-[3.75rem]:sr-only'

const heldMark = <Check size={12} className="mr-0.5 inline align-[-1px] text-green" />

const onTheHour = new Intl.DateTimeFormat('en', { hour: 'numeric' })
const withMinutes = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })
/** "6 PM", or "6:15 PM": a block has few letters for it. */
const blockTime = (at: number) =>
  (new Date(at).getMinutes() === 0 ? onTheHour : withMinutes).format(at)

/** How a meeting looks; what lies behind keeps its words, and gives up its frame. */
function toneOf(status: Consultation['status'], isOver: boolean): string {
  if (status === 'cancelled') {
    return 'border-control border-dashed bg-paper text-ink-faint line-through'
  }
  if (isOver) return 'week-over text-ink-soft'
  if (status === 'scheduled') return 'border-indigo bg-blue-tint text-ink'
  return 'border-control bg-card text-ink-soft'
}

type WeekBlockProps = {
  booking: Consultation
  /** When it begins as it is drawn, which may not be saved yet. */
  at: number
  /** Pixels, and its place among those beside it. */
  top: number
  height: number
  lane: number
  lanes: number
  /** Others of those shown have another host. */
  namesHost: boolean
  /** Of those to come it is the first. */
  isNext: boolean
  /** It lies behind, whatever became of it. */
  isOver: boolean
  /** It is being moved. */
  isLifted: boolean
  /** Tab stops at this meeting. */
  isStop: boolean
  keysId: string
  onKeyDown: (event: KeyboardEvent) => void
}

/** A meeting in the week: opened by its name, dragged by any place of it, moved by keys. */
export function WeekBlock(props: WeekBlockProps) {
  const { booking, at, top, height, lane, lanes, namesHost } = props
  const { isNext, isOver, isLifted, isStop, keysId, onKeyDown } = props
  const { id, name, status, hostId, company, meetingType } = booking
  const block = useRef<HTMLLIElement>(null)
  const [dragged, setDragged] = useState(false)
  const { open } = useRecordActions(consultationResource)
  const { pathname, search } = useLocation()
  const isOpen = use(OpenRecord) === id
  const movable = status === 'scheduled'
  const isAlone = lanes === 1
  const [first, ...rest] = name.split(' ')
  const [clock = '', half] = blockTime(at).split(/\s/)

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

  // Its day may be out of sight once the details have taken their room.
  useEffect(() => {
    if (isOpen) block.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isOpen])

  const to = new URLSearchParams(search)
  to.set(consultationList.record, id)
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(booking)
  }
  // Whole lines alone: where the name needs them all, its place in the day tells the time.
  const lines = Math.max(1, Math.floor((height - edges) / lineHeight))
  const width = `(100% - ${sides + between * (lanes - 1)}px) / ${lanes}`
  return (
    <li
      ref={block}
      className={cx(
        'week-block @container absolute z-10 overflow-hidden rounded-sm border border-l-3 focus-within:z-20 hover:z-20',
        'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-1',
        movable && 'sm:cursor-grab',
        toneOf(status, isOver),
        isNext && 'border-l-thread',
        isLifted && 'z-20 border-thread border-dashed shadow-mid',
        isOpen && 'outline-2 outline-ink',
        dragged && 'opacity-40',
      )}
      style={{
        top: top + 1,
        height: Math.max(height - 2, 22),
        left: `calc(${fromThread}px + ${lane} * (${width} + ${between}px))`,
        width: `calc(${width})`,
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
        title={`${name}: ${meetingRange(booking, at)}`}
        onClick={follow}
        onKeyDown={onKeyDown}
        className={cx('block h-full py-0.5 outline-none', isAlone ? 'px-1' : 'pl-0.5')}
      >
        <span
          className={cx(
            'block overflow-hidden',
            isAlone && (lines === 1 ? 'truncate' : 'wrap-anywhere'),
          )}
          style={{ maxHeight: lines * lineHeight }}
        >
          {status === 'completed' && (
            <>
              {isAlone && heldMark}
              <span className="sr-only">Held: </span>
            </>
          )}
          <span
            className={cx(movable ? 'font-semibold' : 'font-medium', !isAlone && 'block truncate')}
          >
            {status === 'completed' && !isAlone && heldMark}
            {first}
            <span className={further}> {rest.join(' ')}</span>
          </span>{' '}
          {namesHost && (
            <>
              <span
                className={cx(
                  'align-top',
                  isAlone ? 'inline-block' : 'float-right @max-[4.5rem]:sr-only',
                )}
              >
                <AssigneeMark id={hostId} says="Host:" shape="h-3.5 px-0.5" />
              </span>{' '}
            </>
          )}
          <time
            dateTime={new Date(at).toISOString()}
            className={cx('whitespace-nowrap tabular-nums', !isAlone && 'block truncate')}
          >
            {clock}
            <span className={clock.includes(':') ? further : undefined}> {half}</span>
          </time>{' '}
          <span className="block truncate">{company ?? meetingType}</span>
        </span>
      </Link>
    </li>
  )
}

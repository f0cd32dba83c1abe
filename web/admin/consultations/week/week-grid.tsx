import {
  type ElementEventBasePayload,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useState,
} from 'react'
import type { Week } from '#shared/booking/week.ts'
import type { Consultation } from '#shared/consultations/schema.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { cx } from '#web/ui/cx.ts'
import { timeOfDay, useNow } from '#web/ui/relative-time.tsx'
import { rowLinkId } from '../../lists/row-focus.ts'
import { Sideways } from '../../lists/sideways.tsx'
import { endOf, fullMeetingTime } from '../meeting-time.ts'
import {
  DayColumn,
  EmptyDay,
  HourLabels,
  headHeight,
  hourHeight,
  hourMargin,
} from './day-column.tsx'
import { WeekBlock } from './week-block.tsx'
import { newsOfMove, useMoveBooking } from './week-calls.ts'
import {
  dayMinutes,
  dayTracks,
  hoursShown,
  inLanes,
  instantAt,
  joined,
  movedBy,
  onDay,
  type Span,
  snapped,
  spanOf,
  wallClock,
  weekOf,
} from './week-layout.ts'

/** A meeting taken to another time, which is not asked or answered yet. */
type Lifted = { booking: Consultation; start: number }

type WeekGridProps = {
  /** The days of a week, or one of them alone. */
  days: readonly string[]
  today: string
  week: Week
  /** Some week is known: its hours, or those of the week before it, are there. */
  isKnown: boolean
  /** What is on these days is known, and not still that of others. */
  isRead: boolean
  /** Shows the week, or the day, that a date is in. */
  onShow: (date: string) => void
}

/** Days by hours: meetings as blocks, busy times hatched; meetings are moved by dragging and by keys. */
export function WeekGrid({ days, today, week, isKnown, isRead, onShow }: WeekGridProps) {
  const keysId = useId()
  const move = useMoveBooking()
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [asked, setAsked] = useState<Lifted | null>(null)
  const [asking, setAsking] = useState(false)
  const [over, setOver] = useState<{ date: string; minutes: number } | null>(null)
  const [liveMessage, setLiveMessage] = useState('')
  const [isWhole, setWhole] = useState(false)

  const now = useNow()
  const isDay = days.length === 1
  const inHand = lifted ?? (asking ? asked : null)
  const bookings = week.bookings.filter(({ id }) => id !== inHand?.booking.id)
  const drawn = [
    ...bookings.map((booking) => ({ booking, start: Date.parse(booking.preferredDate ?? '') })),
    ...(inHand ? [inHand] : []),
  ].toSorted((a, b) => a.start - b.start)

  const hosts = new Set(drawn.flatMap(({ booking }) => booking.hostId ?? []))

  const columns = days.map((date) => ({
    date,
    blocks: inLanes(
      drawn.flatMap(({ booking, start }) => {
        const span = onDay({ start, end: endOf(booking, start) }, date)
        return span ? [{ ...span, booking, at: start }] : []
      }),
    ),
    hours: joined(week.hours.flatMap((each) => onDay(spanOf(each), date) ?? [])),
    busy: week.busy.flatMap((each) => {
      const span = onDay(spanOf(each), date)
      return span ? [{ ...span, hostId: each.hostId }] : []
    }),
  }))
  // Of the whole week, so that a day alone begins where its neighbours do.
  const open = weekOf(days[0] ?? today).flatMap((date) =>
    week.hours.flatMap((each) => onDay(spanOf(each), date) ?? []),
  )
  const tracks = dayTracks(
    columns.map(({ blocks, hours }) => ({
      isFree: blocks.length + hours.length === 0,
      lanes: Math.max(...blocks.map(({ lanes }) => lanes), 0),
    })),
  )
  const { first, last } = isWhole
    ? { first: 0, last: dayMinutes / 60 }
    : hoursShown(
        open,
        columns.flatMap(({ blocks }) => blocks),
      )
  const place = (minutes: number) =>
    hourMargin +
    ((Math.min(Math.max(minutes, first * 60), last * 60) - first * 60) / 60) * hourHeight
  const { date: dateNow, minutes: minutesNow } = wallClock(now)
  const isNowShown = days.includes(dateNow) && first * 60 <= minutesNow && minutesNow < last * 60
  const isShown = ({ start, end }: Span) => end > first * 60 && start < last * 60

  const ask = ({ booking, start }: Lifted) => {
    if (start === Date.parse(booking.preferredDate ?? '')) return setLifted(null)
    setAsked({ booking, start })
    setAsking(true)
    setLifted(null)
  }
  const putBack = (booking: Consultation) => {
    setLifted(null)
    setLiveMessage(
      `${booking.name} is back at ${timeOfDay(Date.parse(booking.preferredDate ?? ''))}.`,
    )
  }

  // A block that comes to stand in another column is another element: the focus follows it.
  const held = lifted?.booking.id
  const heldAt = lifted?.start
  useLayoutEffect(() => {
    if (held && heldAt) document.getElementById(rowLinkId(held))?.focus({ preventScroll: false })
  }, [held, heldAt])
  const onLeft = useEffectEvent((target: EventTarget | null) => {
    if (!lifted || !(target instanceof HTMLElement)) return
    if (target.id !== rowLinkId(lifted.booking.id)) putBack(lifted.booking)
  })
  useEffect(() => {
    if (!held) return
    const left = ({ target }: FocusEvent) => onLeft(target)
    document.addEventListener('focusin', left)
    return () => document.removeEventListener('focusin', left)
  }, [held])

  /** Where what is dragged would begin; null outside of the days. */
  const placeUnder = ({ source, location: { current } }: ElementEventBasePayload) => {
    const target = current.dropTargets[0]
    const { grip } = source.data
    if (typeof target?.data.date !== 'string' || typeof grip !== 'number') return null
    const y = current.input.clientY - grip - target.element.getBoundingClientRect().top
    const hours = (y - hourMargin) / hourHeight
    return { date: target.data.date, minutes: snapped((hours + first) * 60) }
  }
  const onDrag = useEffectEvent((dragged: ElementEventBasePayload) => {
    const next = placeUnder(dragged)
    setOver((now) => (now?.date === next?.date && now?.minutes === next?.minutes ? now : next))
  })
  // From where it is let go: a quick hand leaves no time for the last move to be drawn.
  const onDrop = useEffectEvent((dragged: ElementEventBasePayload) => {
    const booking = week.bookings.find(({ id }) => id === dragged.source.data.bookingId)
    const place = placeUnder(dragged)
    if (booking && place) ask({ booking, start: instantAt(place.date, place.minutes) })
    setOver(null)
  })
  useEffect(
    () =>
      monitorForElements({
        onDrag: (dragged) => onDrag(dragged),
        onDrop: (dragged) => onDrop(dragged),
      }),
    [],
  )

  const onKeyDown = (event: KeyboardEvent, booking: Consultation) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { key, shiftKey } = event
    if (lifted && key === 'Enter') {
      event.preventDefault()
      return ask(lifted)
    }
    if (lifted && key === 'Escape') {
      event.preventDefault()
      return putBack(booking)
    }
    if (!lifted && !shiftKey) {
      const at = drawn.findIndex((each) => each.booking.id === booking.id)
      const next = drawn[at + (nextOf[key] ?? 0)]
      if (!next || !nextOf[key]) return
      event.preventDefault()
      return document.getElementById(rowLinkId(next.booking.id))?.focus()
    }
    if (booking.status !== 'scheduled') return
    const start = movedBy(lifted?.start ?? Date.parse(booking.preferredDate ?? ''), key)
    if (start === null) return
    event.preventDefault()
    setLifted({ booking, start })
    setLiveMessage(
      `${fullMeetingTime(new Date(start).toISOString())}. Enter moves it, Escape puts it back.`,
    )
    const { date } = wallClock(start)
    if (!days.includes(date)) onShow(date)
  }
  const stop = drawn[0]?.booking.id
  const next = drawn.find(
    ({ booking, start }) => booking.status === 'scheduled' && endOf(booking, start) > now,
  )
  const alone = isDay && isRead && !isWhole ? columns[0] : undefined
  if (alone && alone.blocks.length + alone.busy.length === 0) {
    const after = drawn.map(({ start }) => wallClock(start).date).find((day) => day > alone.date)
    return <EmptyDay date={alone.date} hours={alone.hours} next={after} onShow={onShow} />
  }
  return (
    <>
      <Sideways
        className="rounded-md border border-paper-edge bg-card"
        // Not under the hours, which stay in sight.
        scrollClass="scroll-pl-13"
      >
        <div
          className="grid"
          style={{
            gridTemplateColumns: `3.25rem ${tracks}`,
          }}
        >
          <div className="sticky left-0 z-30 bg-card">
            <button
              type="button"
              aria-pressed={isWhole}
              onClick={() => setWhole(!isWhole)}
              className={cx(
                headHeight(isDay),
                '-outline-offset-2 w-full cursor-pointer border-paper-edge border-b px-1 text-2xs text-ink-soft leading-tight underline decoration-paper-edge underline-offset-3 hover:bg-paper aria-pressed:bg-paper-deep aria-pressed:text-ink',
              )}
            >
              All hours
            </button>
            {isKnown && (
              <HourLabels
                first={first}
                last={last}
                top={place}
                now={isNowShown ? minutesNow : null}
              />
            )}
          </div>
          {columns.map(({ date, blocks, hours, busy }) => (
            <DayColumn
              key={date}
              date={date}
              isToday={date === today}
              isAlone={isDay}
              first={first}
              last={last}
              top={place}
              hours={hours.filter(isShown)}
              isOpenWeek={open.length > 0}
              busy={busy.filter(isShown)}
              meetings={isKnown ? blocks.length : null}
              over={over?.date === date ? over.minutes : null}
            >
              {blocks.map((block) => (
                <WeekBlock
                  key={block.booking.id}
                  {...block}
                  top={place(block.start)}
                  height={place(block.end) - place(block.start)}
                  namesHost={hosts.size > 1}
                  isNext={block.booking.id === next?.booking.id}
                  isOver={endOf(block.booking, block.at) <= now}
                  isLifted={block.booking.id === inHand?.booking.id}
                  isStop={block.booking.id === (held ?? stop)}
                  keysId={keysId}
                  onKeyDown={(event) => onKeyDown(event, block.booking)}
                />
              ))}
            </DayColumn>
          ))}
        </div>
      </Sideways>
      <p id={keysId} className="pt-2 text-ink-faint text-xs max-sm:sr-only">
        Drag a meeting to another time, or press Shift with an arrow key: up and down by 15 minutes,
        left and right by a day. Arrow keys alone go from meeting to meeting.
      </p>
      <p role="status" className="sr-only">
        {liveMessage}
      </p>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={
          asked
            ? `Move ${asked.booking.name} to ${fullMeetingTime(new Date(asked.start).toISOString())}?`
            : ''
        }
        description={asked ? newsOfMove(asked.booking) : ''}
        action="Move"
        onAction={() =>
          asked &&
          move.mutate({ booking: asked.booking, start: new Date(asked.start).toISOString() })
        }
        returnFocus={() => document.getElementById(rowLinkId(asked?.booking.id ?? ''))}
      />
    </>
  )
}

/** Which meeting an arrow key leads to, in the order of their time. */
const nextOf: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

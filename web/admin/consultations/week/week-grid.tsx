import {
  dropTargetForElements,
  type ElementEventBasePayload,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { HostTime, Week } from '#shared/booking/week.ts'
import type { Consultation } from '#shared/consultations/schema.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { cx } from '#web/ui/cx.ts'
import { timeOfDay, useNow } from '#web/ui/relative-time.tsx'
import { rowLinkId } from '../../lists/row-focus.ts'
import { useColleagueName } from '../../records/colleagues.tsx'
import { fullMeetingTime } from '../meeting-time.ts'
import { endOf, WeekBlock } from './week-block.tsx'
import { useMoveBooking } from './week-calls.ts'
import {
  dayMinutes,
  dayTrack,
  hoursShown,
  inLanes,
  instantAt,
  movedBy,
  onDay,
  type Span,
  snapped,
  wallClock,
  weekOf,
} from './week-layout.ts'

/** Pixels of an hour: half of it has a name and a time. */
const hourHeight = 72

/** A meeting taken to another time, which is not asked or answered yet. */
type Lifted = { booking: Consultation; start: number }

type WeekGridProps = {
  /** The days of a week, or one of them alone. */
  days: readonly string[]
  today: string
  week: Week
  /** Shows the week, or the day, that a date is in. */
  onShow: (date: string) => void
}

const spanOf = ({ start, end }: HostTime): Span => ({
  start: Date.parse(start),
  end: Date.parse(end),
})

/** Days by hours: meetings as blocks, busy times hatched; meetings are moved by dragging and by keys. */
export function WeekGrid({ days, today, week, onShow }: WeekGridProps) {
  const keysId = useId()
  const move = useMoveBooking()
  const [lifted, setLifted] = useState<Lifted | null>(null)
  const [asked, setAsked] = useState<Lifted | null>(null)
  const [asking, setAsking] = useState(false)
  const [over, setOver] = useState<{ date: string; minutes: number } | null>(null)
  const [liveMessage, setLiveMessage] = useState('')
  const [isWhole, setWhole] = useState(false)

  const isDay = days.length === 1
  const inHand = lifted ?? (asking ? asked : null)
  const bookings = week.bookings.filter(({ id }) => id !== inHand?.booking.id)
  const drawn = [
    ...bookings.map((booking) => ({ booking, start: Date.parse(booking.preferredDate ?? '') })),
    ...(inHand ? [inHand] : []),
  ].toSorted((a, b) => a.start - b.start)

  const columns = days.map((date) => ({
    date,
    blocks: inLanes(
      drawn.flatMap(({ booking, start }) => {
        const span = onDay({ start, end: endOf(booking, start) }, date)
        return span ? [{ ...span, booking, at: start }] : []
      }),
    ),
    hours: week.hours.flatMap((each) => onDay(spanOf(each), date) ?? []),
    busy: week.busy.flatMap((each) => {
      const span = onDay(spanOf(each), date)
      return span ? [{ ...span, hostId: each.hostId }] : []
    }),
  }))
  // Of the whole week, so that a day alone begins where its neighbours do.
  const open = weekOf(days[0] ?? today).flatMap((date) =>
    week.hours.flatMap((each) => onDay(spanOf(each), date) ?? []),
  )
  const isOff = ({ hours }: { hours: Span[] }) => !isDay && open.length > 0 && hours.length === 0
  const tracks = columns.map((column) => dayTrack(column.blocks, isOff(column)))
  const { first, last } = isWhole
    ? { first: 0, last: dayMinutes / 60 }
    : hoursShown(
        open,
        columns.flatMap(({ blocks }) => blocks),
      )
  const place = (minutes: number) =>
    ((Math.min(Math.max(minutes, first * 60), last * 60) - first * 60) / 60) * hourHeight
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
    return { date: target.data.date, minutes: snapped((y / hourHeight + first) * 60) }
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
  return (
    <>
      <div className="relative overflow-x-auto rounded-md border border-paper-edge bg-card">
        <div
          className="grid"
          style={{
            gridTemplateColumns: `3.25rem ${tracks.join(' ')}`,
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
            <HourLabels first={first} last={last} />
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
              meetings={blocks.length}
              over={over?.date === date ? over.minutes : null}
            >
              {blocks.map((block) => (
                <WeekBlock
                  key={block.booking.id}
                  {...block}
                  top={place(block.start)}
                  height={place(block.end) - place(block.start)}
                  isLifted={block.booking.id === inHand?.booking.id}
                  isStop={block.booking.id === (held ?? stop)}
                  keysId={keysId}
                  onKeyDown={(event) => onKeyDown(event, block.booking)}
                />
              ))}
            </DayColumn>
          ))}
        </div>
      </div>
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
        description="The visitor is told by mail."
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

const hourText = new Intl.DateTimeFormat('en', { hour: 'numeric', timeZone: 'UTC' })

type HourLabelsProps = { first: number; last: number }

const HourLabels = ({ first, last }: HourLabelsProps) => (
  <div aria-hidden="true" className="text-right text-2xs text-ink-faint tabular-nums">
    {Array.from({ length: last - first }, (_, at) => first + at).map((hour) => (
      <div key={hour} style={{ height: hourHeight }} className="pr-1.5">
        {hourText.format(Date.UTC(2026, 0, 1, hour))}
      </div>
    ))}
  </div>
)

const headHeight = (isAlone: boolean) => (isAlone ? 'h-10' : 'h-13')

/** How many meetings a day or a week has, in words. */
export function meetingCount(count: number): string {
  if (count === 0) return 'No meetings'
  return count === 1 ? '1 meeting' : `${count.toLocaleString('en')} meetings`
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'short' })
const wholeDay = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric' })

type DayColumnProps = {
  date: string
  isToday: boolean
  /** No other day stands beside it. */
  isAlone: boolean
  /** The hours it is drawn from and to, and where a minute of the day is. */
  first: number
  last: number
  top: (minutes: number) => number
  hours: readonly Span[]
  /** Some day of those shown has hours: what is outside of them is told apart. */
  isOpenWeek: boolean
  busy: readonly (Span & { hostId: string })[]
  meetings: number
  /** The minute at which what is dragged would begin. */
  over: number | null
  children: ReactNode
}

/** A day: its working hours lighter, busy times hatched, meetings over them. */
function DayColumn(props: DayColumnProps) {
  const { date, isToday, isAlone, first, last, top } = props
  const { hours, isOpenWeek, busy, meetings, over, children } = props
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!column.current) return
    return dropTargetForElements({ element: column.current, getData: () => ({ date }) })
  }, [date])
  const now = useNow()
  const { minutes } = wallClock(now)
  const noon = Date.parse(`${date}T12:00`)
  return (
    <section aria-label={wholeDay.format(noon)} className="min-w-0 border-paper-edge border-l">
      {isAlone ? (
        <div
          className={cx(
            headHeight(isAlone),
            'flex items-center justify-between gap-3 border-paper-edge border-b px-3 text-sm',
          )}
        >
          <h3 className="font-semibold">{wholeDay.format(noon)}</h3>
          <span className="text-ink-soft text-xs">{meetingCount(meetings)}</span>
        </div>
      ) : (
        <h3
          className={cx(
            headHeight(isAlone),
            'flex flex-col items-center justify-center border-paper-edge border-b text-2xs',
            isToday ? 'font-semibold text-thread' : 'text-ink-soft',
          )}
        >
          {isToday ? 'Today' : weekday.format(noon)}
          <span className="font-semibold text-base text-ink tabular-nums leading-tight">
            {Number(date.slice(-2))}
          </span>
        </h3>
      )}
      <div
        ref={column}
        className={cx('week-day relative', isOpenWeek && 'bg-paper-deep/30')}
        style={{ height: (last - first) * hourHeight }}
      >
        {hours.map(({ start, end }) => (
          <div
            key={`${start} ${end}`}
            className="absolute inset-x-0 bg-card"
            style={{ top: top(start), height: top(end) - top(start) }}
          />
        ))}
        <div
          aria-hidden="true"
          className="week-lines pointer-events-none absolute inset-0"
          style={{ backgroundSize: `100% ${hourHeight}px` }}
        />
        {busy.length > 0 && (
          <ul aria-label="Busy times">
            {busy.map(({ start, end, hostId }) => (
              <li
                key={`${hostId} ${start} ${end}`}
                className="week-busy absolute inset-x-0.5 overflow-hidden rounded-sm"
                style={{ top: top(start), height: top(end) - top(start) }}
              >
                <BusyWords
                  hostId={hostId}
                  from={instantAt(date, start)}
                  to={instantAt(date, end)}
                />
              </li>
            ))}
          </ul>
        )}
        <ul aria-label="Meetings" className="empty:hidden">
          {children}
        </ul>
        {over !== null && (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0.5 z-20 border-thread border-t-2 text-2xs text-thread tabular-nums"
            style={{ top: top(over) }}
          >
            <span className="rounded-b-sm bg-card px-1 font-semibold">
              {timeOfDay(instantAt(date, over))}
            </span>
          </p>
        )}
        {isToday && first * 60 <= minutes && minutes < last * 60 && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-x-0 border-danger border-t-2"
            style={{ top: top(minutes) }}
          >
            <span className="-top-1 absolute size-1.5 rounded-full bg-danger" />
          </div>
        )}
      </div>
    </section>
  )
}

/** Whose busy time it is: seen where there is room, and always read. */
function BusyWords({ hostId, from, to }: { hostId: string; from: number; to: number }) {
  const name = useColleagueName(hostId)
  return (
    <span className="block truncate px-1 text-2xs text-ink-soft" title={name ?? undefined}>
      Busy{name && `: ${name}`}
      <span className="sr-only">
        , {timeOfDay(from)} to {timeOfDay(to)}
      </span>
    </span>
  )
}

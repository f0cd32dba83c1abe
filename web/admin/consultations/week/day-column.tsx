import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { CalendarX2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { timeOfDay, useNow } from '#web/ui/relative-time.tsx'
import { useColleagueName } from '../../records/colleagues.tsx'
import { instantAt, type Span, wallClock } from './week-layout.ts'

/** Pixels of an hour: half of it has a name and a time. */
export const hourHeight = 72

const hourText = new Intl.DateTimeFormat('en', { hour: 'numeric', timeZone: 'UTC' })

type HourLabelsProps = { first: number; last: number }

/** The hours at the left of the days. */
export const HourLabels = ({ first, last }: HourLabelsProps) => (
  <div aria-hidden="true" className="text-right text-2xs text-ink-faint tabular-nums">
    {Array.from({ length: last - first }, (_, at) => first + at).map((hour) => (
      <div key={hour} style={{ height: hourHeight }} className="pr-1.5">
        {hourText.format(Date.UTC(2026, 0, 1, hour))}
      </div>
    ))}
  </div>
)

/** The height of what stands over a day, and of the corner beside it. */
export const headHeight = (isAlone: boolean) => (isAlone ? 'h-10' : 'h-13')

/** How many meetings a day or a week has, in words. */
export function meetingCount(count: number): string {
  if (count === 0) return 'No meetings'
  return count === 1 ? '1 meeting' : `${count.toLocaleString('en')} meetings`
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'short' })
const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })
const wholeDay = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric' })

type DayAloneHeadProps = { date: string; children?: ReactNode }

/** What stands over a day that has no other beside it. */
const DayAloneHead = ({ date, children }: DayAloneHeadProps) => (
  <div
    className={cx(
      headHeight(true),
      'flex items-center justify-between gap-3 border-paper-edge border-b px-3 text-sm',
    )}
  >
    <h3 className="font-semibold">{wholeDay.format(Date.parse(`${date}T12:00`))}</h3>
    {children}
  </div>
)

type EmptyDayProps = {
  date: string
  hours: readonly Span[]
  /** The next day of its week with meetings. */
  next: string | undefined
  onShow: (date: string) => void
}

/** A day alone with nothing on it: when it can be booked, and the way to the next that has something. */
export function EmptyDay({ date, hours, next, onShow }: EmptyDayProps) {
  const name = (day: string) => wholeDay.format(Date.parse(`${day}T12:00`))
  const open = hours.map(({ start, end }) =>
    clock.formatRange(instantAt(date, start), instantAt(date, end)),
  )
  return (
    <section
      aria-label={name(date)}
      className="rounded-md border border-paper-edge bg-card *:last:pt-10"
    >
      <DayAloneHead date={date} />
      <EmptyState icon={<CalendarX2 />} title="No meetings">
        <p className="basis-full text-ink-faint text-xs">
          {open.length > 0 ? `Open for bookings ${open.join(', ')}` : 'Closed for bookings'}
        </p>
        {next && (
          <Button variant="secondary" size="sm" onClick={() => onShow(next)}>
            {name(next)}
          </Button>
        )}
      </EmptyState>
    </section>
  )
}

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
export function DayColumn(props: DayColumnProps) {
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
        <DayAloneHead date={date}>
          <span className="text-ink-soft text-xs">{meetingCount(meetings)}</span>
        </DayAloneHead>
      ) : (
        <h3
          className={cx(
            headHeight(isAlone),
            'flex flex-col items-center justify-center border-paper-edge border-b text-2xs',
            isToday ? 'font-semibold text-ink' : 'text-ink-soft',
          )}
        >
          {isToday ? 'Today' : weekday.format(noon)}
          <span
            className={cx(
              'font-semibold text-base tabular-nums leading-tight',
              isToday ? 'min-w-7 rounded-full bg-ink px-1.5 text-center text-paper' : 'text-ink',
            )}
          >
            {Number(date.slice(-2))}
          </span>
        </h3>
      )}
      <div
        ref={column}
        className={cx('week-day relative', isOpenWeek && 'week-closed')}
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

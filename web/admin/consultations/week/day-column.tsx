import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { CalendarX2 } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { timeOfDay, useNow } from '#web/ui/relative-time.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useColleagueName } from '../../records/colleagues.tsx'
import { instantAt, type Span, wallClock } from './week-layout.ts'

/** Pixels of an hour: half of it has a name and a time. */
export const hourHeight = 72

/** Pixels over the first hour and under the last: where they begin and end is seen, and named on its line. */
export const hourMargin = 14

/** Minutes around a full hour in which the time of now takes the place of the hour's own. */
const besideNow = 14

const hourText = new Intl.DateTimeFormat('en', { hour: 'numeric', timeZone: 'UTC' })
/** A minute of a day without its half, for which there is no room: "2:20". */
const minuteText = (minutes: number) =>
  `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')}`

type HourLabelsProps = {
  first: number
  last: number
  top: (minutes: number) => number
  /** The minute of today that it is, where today is among the days. */
  now: number | null
}

/** The hours at the left of the days, each on its line, and the time that it is. */
export function HourLabels({ first, last, top, now }: HourLabelsProps) {
  const hours = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const label = 'absolute inset-x-0 -translate-y-1/2 pr-1.5'
  return (
    <div
      aria-hidden="true"
      className="relative text-right text-2xs text-ink-faint tabular-nums"
      style={{ height: dayHeight(first, last) }}
    >
      {hours
        // A day ends with the hour that the next one begins with.
        .filter((hour) => hour < 24 && (now === null || Math.abs(now - hour * 60) > besideNow))
        .map((hour) => (
          <span key={hour} className={label} style={{ top: top(hour * 60) }}>
            {hourText.format(Date.UTC(2026, 0, 1, hour))}
          </span>
        ))}
      {now !== null && (
        <span className={cx(label, 'font-semibold text-thread')} style={{ top: top(now) }}>
          {minuteText(now)}
        </span>
      )}
    </div>
  )
}

/** Pixels of a day between two hours. */
const dayHeight = (first: number, last: number) => (last - first) * hourHeight + 2 * hourMargin

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
          {open.length > 0 ? 'Open for bookings' : 'Closed for bookings'}
          {open.map((range, at) => (
            <Fragment key={range}>
              {' '}
              <span className="whitespace-nowrap">
                {range}
                {at < open.length - 1 && ','}
              </span>
            </Fragment>
          ))}
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
  /** How many; null until they are known, and with them the hours. */
  meetings: number | null
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
  const beyond = minutes < first * 60 ? 0 : minutes >= last * 60 ? dayHeight(first, last) : null
  const edge = beyond ?? top(minutes)
  const noon = Date.parse(`${date}T12:00`)
  return (
    <section aria-label={wholeDay.format(noon)} className="min-w-0 border-paper-edge border-l">
      {isAlone ? (
        <DayAloneHead date={date}>
          {meetings === null ? (
            <Skeleton className="w-20" />
          ) : (
            <span className="text-ink-soft text-xs">{meetingCount(meetings)}</span>
          )}
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
        style={{ height: dayHeight(first, last) }}
      >
        {hours.map(({ start, end }) => (
          <div
            key={`${start} ${end}`}
            className="week-open absolute inset-x-0"
            style={{ top: top(start), height: top(end) - top(start) }}
          />
        ))}
        <div
          aria-hidden="true"
          className="week-lines pointer-events-none absolute inset-0"
          style={{
            backgroundSize: `100% ${hourHeight}px`,
            backgroundPosition: `0 ${hourMargin}px`,
          }}
        />
        {busy.length > 0 && (
          <ul aria-label="Busy times">
            {busy.map(({ start, end, hostId }) => (
              <li
                key={`${hostId} ${start} ${end}`}
                className="week-busy absolute right-0.5 left-1.5 overflow-hidden rounded-sm"
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
        {isToday && meetings !== null && (
          <div
            aria-hidden="true"
            className="week-now pointer-events-none absolute inset-x-0 z-20 border-thread border-t-2"
            // Before and after the hours that are drawn it lies on the edge that it is beyond.
            style={{ top: edge - 1 }}
          />
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

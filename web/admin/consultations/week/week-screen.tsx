import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { Week } from '#shared/booking/week.ts'
import type { Consultation } from '#shared/consultations/schema.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useNow } from '#web/ui/relative-time.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useTitle } from '../../brand/brand.tsx'
import { LoadFailure } from '../../http/load-failure.tsx'
import { useDrawnAhead, withAhead } from '../../lists/drawn-ahead.ts'
import { useListState } from '../../lists/list-state.ts'
import { type RecordDialogs, RecordScreen } from '../../lists/record-dialogs.tsx'
import { useRowLayout } from '../../lists/row-layout.ts'
import { DayFace, dayClass } from '../agenda.tsx'
import { BookingButtons } from '../booking-buttons.tsx'
import {
  consultationList,
  consultationResource,
  todayWord,
  weekWord,
} from '../consultation-list.ts'
import { HostFilter, ShowSwitch } from '../list-or-week.tsx'
import { endOf } from '../meeting-time.ts'
import { meetingCount } from './day-column.tsx'
import { weekQuery } from './week-calls.ts'
import { WeekGrid } from './week-grid.tsx'
import {
  daysOn,
  enteredDay,
  filledDay,
  openingDay,
  type Span,
  shortTitleOf,
  spanOf,
  titleOf,
  wallClock,
  weekOf,
} from './week-layout.ts'

/** A week is read whole: there is no next page behind its details. */
const nothingMore = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => {},
}

const whole = new Intl.DateTimeFormat('en', { dateStyle: 'full' })
const noonOf = (day: string) => Date.parse(`${day}T12:00`)
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The days alone, while what is in them is on its way. */
const nothingKnown: Week = { bookings: [], busy: [], hours: [] }

const isOn =
  (days: readonly string[]) =>
  ({ preferredDate }: Consultation) =>
    days.includes(wallClock(Date.parse(preferredDate ?? '')).date)

function meetingSpan(booking: Consultation): Span {
  const start = Date.parse(booking.preferredDate ?? '')
  return { start, end: endOf(booking, start) }
}

/** Why a week has no hours in which visitors may book, and where those are set. */
const NoHours = () => (
  <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border border-paper-edge border-l-3 border-l-thread bg-card px-4 py-3 text-sm">
    <div className="min-w-0 flex-1 basis-72">
      <p className="font-medium">No hours for bookings this week</p>
      <p className="text-ink-soft">
        Visitors book within the hours of the team. Meetings can be added by hand all the same.
      </p>
    </div>
    <Link to={settingsPage('availability')} className={buttonClass({ size: 'sm' })}>
      Set hours
    </Link>
  </div>
)

type WeekStepProps = { weeks: 1 | -1; onGo: (weeks: number) => void }

/** To the week before or after. */
const WeekStep = ({ weeks, onGo }: WeekStepProps) => (
  <Button
    variant="secondary"
    size="icon"
    aria-label={weeks > 0 ? 'Next week' : 'Previous week'}
    onClick={() => onGo(weeks)}
  >
    {weeks > 0 ? <ChevronRight size={16} /> : <ChevronLeft size={16} />}
  </Button>
)

/**
 * The day whose week is shown where the address names none: today, or the next Monday when nothing of this
 * week is left to come; where days stand alone, the one of that week that has something on it. Said once a
 * day: the week does not turn under the hand of who looks at it.
 */
function useOpeningDay(now: number, { isAsked, isDay }: { isAsked: boolean; isDay: boolean }) {
  const today = wallClock(now).date
  const [said, setSaid] = useState<{ today: string; day: string; alone: string } | null>(null)
  const week = useQuery({
    ...weekQuery(weekOf(today)),
    enabled: isAsked && said?.today !== today,
  })
  // At midnight the week before stands in for the new one.
  const data = week.isPlaceholderData ? undefined : week.data
  if (said?.today === today) return isDay ? said.alone : said.day
  const ahead = data && {
    bookings: data.bookings.map(meetingSpan),
    hours: data.hours.map(spanOf),
  }
  const day = openingDay(ahead, now)
  const alone = ahead ? filledDay(ahead, day) : day
  // What was read a while ago, and is there at once, does not decide for the day.
  if (data && week.isFetchedAfterMount) setSaid({ today, day, alone })
  return isDay ? alone : day
}

/** The consultations as a week of hours; on a phone the days as a strip over one of them (booking.md §3). */
export function WeekScreen({ dialogs }: { dialogs: RecordDialogs<Consultation> }) {
  useTitle('Consultation Requests')
  const [state, change] = useListState(consultationList)
  const now = useNow()
  const today = wallClock(now).date
  const isDay = useRowLayout() === 'cards'
  const opening = useOpeningDay(now, { isAsked: state.week === '', isDay })
  const date = state.week === todayWord ? today : state.week || opening
  const days = useMemo(() => weekOf(date), [date])
  const [first = date, last = date] = [days[0], days.at(-1)]
  const query = useQuery(weekQuery(days))
  const ahead = useDrawnAhead<Consultation>(consultationResource)
  const { host } = state
  const week = useMemo(() => {
    const ofHost = ({ hostId }: { hostId: string | null }) => host === 'all' || hostId === host
    return (
      query.data && {
        bookings: query.data.bookings
          .map((booking) => withAhead(booking, ahead) ?? booking)
          .filter(ofHost),
        busy: query.data.busy.filter(ofHost),
        hours: query.data.hours.filter(ofHost),
      }
    )
  }, [query.data, ahead, host])
  const show = (day: string) => {
    // Where it is what is opened anyway, today is said all the same: on another day something else is.
    const week = day === opening && day !== today ? '' : weekWord(day, today)
    change({ week }, { replace: true })
  }
  const [entered, setEntered] = useState<string | null>(null)
  const go = (weeks: number) => {
    const day = daysOn(date, 7 * weeks)
    const monday = weekOf(day)[0] ?? day
    if (!isDay) return show(day)
    // Where today is in it, that is what a week is looked at for.
    if (weekOf(today)[0] === monday) return show(today)
    setEntered(monday)
    show(monday)
  }
  const enter = useEffectEvent((bookings: readonly Consultation[]) => {
    setEntered(null)
    if (entered === date) show(enteredDay({ bookings: bookings.map(meetingSpan) }, days))
  })
  const isRead = query.isSuccess && !query.isPlaceholderData
  useEffect(() => {
    if (entered !== null && days.includes(entered) && isRead && week) enter(week.bookings)
  }, [entered, days, isRead, week])
  return (
    <RecordScreen
      resource={consultationResource}
      parameter={consultationList.record}
      dialogs={dialogs}
      list={{ rows: week?.bookings ?? [], query: nothingMore }}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-4">
        <h1 className="font-semibold text-xl">Consultation Requests</h1>
        <div className="flex gap-2 max-sm:w-full max-sm:justify-between">
          <BookingButtons />
          {isDay && <ShowSwitch state={state} onChange={change} />}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 pb-3">
        {!isDay && (
          <div className="flex gap-1">
            <WeekStep weeks={-1} onGo={go} />
            <WeekStep weeks={1} onGo={go} />
          </div>
        )}
        <Button
          variant="secondary"
          size="sm"
          disabled={date === today}
          onClick={() => show(today)}
          className="max-sm:order-1"
        >
          Today
        </Button>
        <h2 aria-live="polite" className="font-semibold text-base sm:px-1">
          <span aria-hidden="true">{(isDay ? shortTitleOf : titleOf)(first, last)}</span>
          <span className="sr-only">
            {isDay ? whole.format(noonOf(date)) : whole.formatRange(noonOf(first), noonOf(last))}
          </span>
        </h2>
        <span className="flex-1 text-ink-soft text-sm tabular-nums max-sm:hidden @max-[36rem]/beside:hidden">
          {week ? (
            meetingCount(week.bookings.filter(isOn(days)).length)
          ) : (
            <Skeleton className="w-20" />
          )}
        </span>
        <HostFilter state={state} onChange={change} />
        {!isDay && <ShowSwitch state={state} onChange={change} />}
      </div>
      {isDay && (
        <div className="mb-2 flex items-center gap-1">
          <WeekStep weeks={-1} onGo={go} />
          <ul aria-label="Days of the week" className="grid flex-1 grid-cols-7">
            {days.map((day) => (
              <li key={day} className="min-w-0">
                <button
                  type="button"
                  aria-pressed={day === date}
                  onClick={() => show(day)}
                  className={cx(dayClass, 'rounded-md aria-pressed:bg-paper-deep')}
                >
                  <DayFace
                    date={day}
                    count={week?.bookings.filter(isOn([day])).length ?? 0}
                    today={day === today}
                  />
                </button>
              </li>
            ))}
          </ul>
          <WeekStep weeks={1} onGo={go} />
        </div>
      )}
      {query.isError && !week && (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {query.isPending && (
        <p role="status" className="sr-only">
          Loading the week
        </p>
      )}
      {week?.hours.length === 0 && <NoHours />}
      {(week || query.isPending) && (
        <div aria-busy={query.isPending}>
          <WeekGrid
            days={isDay ? [date] : days}
            today={today}
            week={week ?? nothingKnown}
            isKnown={week !== undefined}
            isRead={isRead}
            onShow={show}
          />
        </div>
      )}
      <p className="pt-2 text-ink-faint text-xs">Times are those of your own clock, {zone}.</p>
    </RecordScreen>
  )
}

import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { Week } from '#shared/booking/week.ts'
import type { Consultation } from '#shared/consultations/schema.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { useNow } from '#web/ui/relative-time.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useTitle } from '../../brand/brand.tsx'
import { LoadFailure } from '../../http/load-failure.tsx'
import { useListState } from '../../lists/list-state.ts'
import { type RecordDialogs, RecordScreen } from '../../lists/record-dialogs.tsx'
import { BookingButtons } from '../booking-buttons.tsx'
import { consultationList, consultationResource } from '../consultation-list.ts'
import { HostFilter, ShowSwitch } from '../list-or-week.tsx'
import { weekQuery } from './week-calls.ts'
import { WeekGrid } from './week-grid.tsx'
import { daysOn, wallClock, weekOf } from './week-layout.ts'

/** A week is read whole: there is no next page behind its details. */
const nothingMore = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => {},
}

const narrow = window.matchMedia('(width < 52rem)')
const subscribe = (changed: () => void) => {
  narrow.addEventListener('change', changed)
  return () => narrow.removeEventListener('change', changed)
}

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })
const wholeDay = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric' })
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The days alone, while what is in them is on its way. */
const nothingKnown: Week = { bookings: [], busy: [], hours: [] }

const isOnOneOf =
  (days: readonly string[]) =>
  ({ preferredDate }: Consultation) =>
    days.includes(wallClock(Date.parse(preferredDate ?? '')).date)

const meetings = ({ length }: readonly Consultation[]) => {
  if (length === 0) return 'No meetings'
  return length === 1 ? '1 meeting' : `${length.toLocaleString('en')} meetings`
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

/** The same of a day alone, which is often free of work. */
const NoHoursToday = () => (
  <p className="pb-3 text-ink-soft text-sm">
    No hours for bookings on this day.{' '}
    <Link to={settingsPage('availability')} className={`${linkClass} inline-block py-0.5`}>
      Set hours
    </Link>
  </p>
)

/** The consultations as a week of hours; on a phone a day at a time (booking.md §3). */
export function WeekScreen({ dialogs }: { dialogs: RecordDialogs<Consultation> }) {
  useTitle('Consultation Requests')
  const [state, change] = useListState(consultationList)
  const today = wallClock(useNow()).date
  const isDay = useSyncExternalStore(subscribe, () => narrow.matches)
  const date = state.week || today
  const days = useMemo(() => (isDay ? [date] : weekOf(date)), [isDay, date])
  const query = useQuery(weekQuery(days))
  const { host } = state
  const week = useMemo(() => {
    const ofHost = ({ hostId }: { hostId: string | null }) => host === 'all' || hostId === host
    return (
      query.data && {
        bookings: query.data.bookings.filter(ofHost),
        busy: query.data.busy.filter(ofHost),
        hours: query.data.hours.filter(ofHost),
      }
    )
  }, [query.data, host])
  const show = (week: string) => change({ week: week === today ? '' : week }, { replace: true })
  const length = isDay ? 1 : 7
  const unit = isDay ? 'day' : 'week'
  const first = Date.parse(`${days[0]}T12:00`)
  return (
    <RecordScreen
      resource={consultationResource}
      parameter={consultationList.record}
      dialogs={dialogs}
      list={{ rows: week?.bookings ?? [], query: nothingMore }}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-4">
        <h1 className="font-semibold text-xl">Consultation Requests</h1>
        <BookingButtons />
      </div>
      <div className="flex flex-wrap items-center gap-2 pb-3">
        <div className="flex items-center gap-1">
          <Button
            variant="secondary"
            size="icon"
            aria-label={`Previous ${unit}`}
            onClick={() => show(daysOn(date, -length))}
          >
            <ChevronLeft size={16} />
          </Button>
          <Button
            variant="secondary"
            size="icon"
            aria-label={`Next ${unit}`}
            onClick={() => show(daysOn(date, length))}
          >
            <ChevronRight size={16} />
          </Button>
          <Button variant="secondary" size="sm" disabled={!state.week} onClick={() => show(today)}>
            Today
          </Button>
        </div>
        <h2 aria-live="polite" className="px-1 font-semibold text-base">
          {isDay ? wholeDay.format(first) : month.format(first)}
        </h2>
        <span className="flex-1 text-ink-soft text-sm tabular-nums max-sm:hidden">
          {week ? meetings(week.bookings.filter(isOnOneOf(days))) : <Skeleton className="w-20" />}
        </span>
        <HostFilter state={state} onChange={change} />
        <ShowSwitch state={state} onChange={change} />
      </div>
      {query.isError && !week && (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {query.isPending && (
        <p role="status" className="sr-only">
          Loading the {unit}
        </p>
      )}
      {week?.hours.length === 0 && (isDay ? <NoHoursToday /> : <NoHours />)}
      {(week || query.isPending) && (
        <div aria-busy={query.isPending}>
          <WeekGrid days={days} today={today} week={week ?? nothingKnown} onShow={show} />
        </div>
      )}
      <p className="pt-2 text-ink-faint text-xs">Times are those of your own clock, {zone}.</p>
    </RecordScreen>
  )
}

import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useSyncExternalStore } from 'react'
import type { Consultation } from '#shared/consultations/schema.ts'
import { Button } from '#web/ui/button.tsx'
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
        <div className="flex-1 max-sm:hidden" />
        <HostFilter state={state} onChange={change} />
        <ShowSwitch state={state} onChange={change} />
      </div>
      {query.isPending && (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            Loading the {unit}
          </p>
          <Skeleton className="h-136" />
        </div>
      )}
      {query.isError && !week && (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {week && <WeekGrid days={days} today={today} week={week} onShow={show} />}
      <p className="pt-2 text-ink-faint text-xs">Times are those of your own clock, {zone}.</p>
    </RecordScreen>
  )
}

import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { localOf } from '#shared/calendar/zoned-time.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { useNow } from '#web/ui/relative-time.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { freeTimesQuery } from '../../booking/booking-calls.ts'
import { DayFace, dayClass } from '../agenda.tsx'
import { daysOn, weekOf } from '../week/week-layout.ts'
import { useAskedAs } from './host-field.tsx'

/** Days that are shown at a time, and how far ahead one can look. */
const [shown, furthest] = [7, 365]

const counted = { none: 'no free time', one: ' free time', many: ' free times' }

const range = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' })
const whole = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric' })
const noonOf = (day: string) => Date.parse(`${day}T12:00`)

type FreeTimesProps = {
  /** The name of the meeting type. */
  type: string
  /** '' for whoever is free. */
  hostId: string
  timeZone: string
  /** The time that stands in the form, on the clocks of `timeZone`; '' for none. */
  local: string
  onChoose: (local: string) => void
}

/** Seven days with their free times, for a meeting whose time nobody has agreed on yet. */
export function FreeTimes({ type, hostId, timeZone, local, onChoose }: FreeTimesProps) {
  const today = localOf(new Date(useNow()).toISOString(), timeZone).slice(0, 10)
  const typed = local.slice(0, 10)
  const [from, setFrom] = useState(today)
  const [chosen, setChosen] = useState<string | null>(null)
  const [followed, setFollowed] = useState(typed)
  const days = Array.from({ length: shown }, (_, day) => daysOn(from, day))

  // A time that is typed brings its week; one that lies behind, as of a meeting held already, has none.
  if (typed !== followed) {
    setFollowed(typed)
    setChosen(null)
    const monday = weekOf(typed || from)[0] ?? from
    if (typed >= today && !days.includes(typed)) setFrom(monday < today ? today : monday)
  }

  const meeting = useAskedAs(type)
  const to = days.at(-1) ?? from
  const query = useQuery(freeTimesQuery({ meeting, hostId, from, to, timeZone }))
  const starts = Map.groupBy(query.data ?? [], (start) => localOf(start, timeZone).slice(0, 10))
  const open =
    chosen ?? (days.includes(typed) ? typed : (days.find((day) => starts.has(day)) ?? from))
  const times = starts.get(open) ?? []
  const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone })
  const go = (count: number) => {
    const next = daysOn(from, count)
    setFrom(next < today ? today : next)
    setChosen(null)
  }
  return (
    <section
      aria-label="Free times"
      aria-busy={query.isFetching}
      className="rounded-md border border-paper-edge sm:col-span-2"
    >
      <div className="flex items-center gap-1 border-paper-edge border-b py-1 pr-1 pl-3">
        <h3 className="flex-1 font-medium text-sm">
          Free times{' '}
          <span className="font-normal text-ink-faint text-xs">
            {range.formatRange(noonOf(from), noonOf(to))}
          </span>
        </h3>
        <Button
          variant="quiet"
          size="icon"
          aria-label="Earlier days"
          disabled={from <= today}
          onClick={() => go(-shown)}
        >
          <ChevronLeft size={16} />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label="Later days"
          disabled={from >= daysOn(today, furthest)}
          onClick={() => go(shown)}
        >
          <ChevronRight size={16} />
        </Button>
      </div>
      <ul className="grid grid-cols-7 border-paper-edge border-b">
        {days.map((day) => (
          <li key={day} className="min-w-0">
            <button
              type="button"
              aria-pressed={day === open}
              onClick={() => setChosen(day)}
              className={cx(dayClass, 'aria-pressed:bg-paper-deep')}
            >
              <DayFace
                date={day}
                count={starts.get(day)?.length ?? 0}
                counted={counted}
                today={day === today}
              />
            </button>
          </li>
        ))}
      </ul>
      <div className="min-h-14 p-2">
        {query.isPending && query.isFetching && <Skeleton className="m-2 w-40" />}
        {query.isError && (
          <p className="p-2 text-ink-soft text-sm">The free times could not be read.</p>
        )}
        {!query.isFetching && !query.isError && times.length === 0 && (
          <p className="p-2 text-ink-soft text-sm">
            No free time that day. Any time can be typed below.
          </p>
        )}
        {times.length > 0 && (
          <ul
            aria-label={whole.format(noonOf(open))}
            className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-1.5 sm:grid-cols-7"
          >
            {times.map((start) => (
              <li key={start}>
                <button
                  type="button"
                  aria-pressed={localOf(start, timeZone) === local}
                  onClick={() => onChoose(localOf(start, timeZone))}
                  className="h-11 w-full cursor-pointer rounded-md border border-paper-edge bg-card text-xs tabular-nums transition-colors hover:border-ink-soft aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-paper sm:h-8"
                >
                  {clock.format(Date.parse(start))}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

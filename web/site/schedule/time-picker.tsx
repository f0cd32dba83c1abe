import { useEffect, useRef, useState } from 'react'
import { bookingPage as words } from '#content/pages/booking.ts'
import { addMonths, endOf, monthOf } from '#shared/booking/calendar-days.ts'
import { dateIn, freeDaysIn } from '#shared/booking/days-in-zone.ts'
import type { Slot } from '#shared/booking/schema.ts'
import { dayInWords, monthInWords, placeInWords, timeIn } from '#shared/booking/when.ts'
import { cx } from '#web/ui/cx.ts'
import { MonthGrid } from './month-grid.tsx'
import type { FreeTimes } from './use-free-times.ts'
import { ZonePicker } from './zone-picker.tsx'

type TimePickerProps = {
  free: FreeTimes
  zone: string
  onZone: (zone: string) => void
  onTime: (slot: Slot) => void
  /** Reads the days after those that were read. */
  readOn: (signal: AbortSignal) => Promise<void>
}

/** A month with its free days, and the times of one of them: the first until another is chosen. */
export function TimePicker({ free, zone, onZone, onTime, readOn }: TimePickerProps) {
  const days = freeDaysIn(free.slots, zone)
  const dates = [...days.keys()]
  const today = dateIn(new Date().toISOString(), zone)
  const last = dates.at(-1) ?? today
  const [chosen, setChosen] = useState<string | null>(null)
  const [turned, setTurned] = useState<string | null>(null)
  const kept = chosen && days.has(chosen) ? chosen : null
  const month = turned ?? monthOf(kept ?? dates[0] ?? today)
  const inMonth = dates.filter((date) => monthOf(date) === month)
  const day = inMonth.find((date) => date === kept) ?? inMonth[0] ?? null
  const next = addMonths(month, 1)

  // What the next month has is known before it is turned to.
  const wanted = free.more && (free.until < endOf(next) || last < `${next}-01`)
  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    void readOn(controller.signal)
    return () => controller.abort()
  }, [wanted, readOn])

  const times = (day && days.get(day)) || []
  return (
    <>
      <MonthGrid
        month={month}
        first={today}
        last={last}
        free={days}
        selected={day}
        onSelect={setChosen}
        onMonth={setTurned}
      />
      <div className="picker-times">
        <h3 aria-live="polite" className="flex min-h-10 items-center font-semibold text-lg">
          {day
            ? words.times.heading(dayInWords(day, today))
            : words.days.noneIn(monthInWords(month))}
        </h3>
        <ZonePicker zone={zone} at={times[0]?.start ?? new Date().toISOString()} onZone={onZone} />
        <Times slots={times} zone={zone} onTime={onTime} />
      </div>
    </>
  )
}

type TimesProps = { slots: readonly Slot[]; zone: string; onTime: (slot: Slot) => void }

function Times({ slots, zone, onTime }: TimesProps) {
  return (
    <ul className="times mt-3 grid gap-2">
      {slots.map((slot) => (
        <li key={slot.start}>
          <TimeButton slot={slot} zone={zone} onTime={onTime} />
        </li>
      ))}
    </ul>
  )
}

type TimeButtonProps = {
  slot: Slot
  zone: string
  onTime: (slot: Slot) => void
  /** Names the day, too, where times of several stand together. */
  withDay?: boolean
  /** Where it is chosen without leading on: whether it is. */
  pressed?: boolean
}

/** A time to choose, with the zone it is in. */
export function TimeButton({ slot, zone, onTime, withDay, pressed }: TimeButtonProps) {
  const { start } = slot
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={() => onTime(slot)}
      className={cx('time-button to-choose w-full cursor-pointer rounded-md', pressed && 'chosen')}
    >
      {withDay && <span className="w-full text-sm">{dayInWords(dateIn(start, zone))}</span>}
      <span className="font-bold tabular-nums">{timeIn(start, zone)}</span>
      <span className={cx('text-2xs', !pressed && 'text-ink-soft')}>
        {placeInWords(zone, start)}
      </span>
    </button>
  )
}

/** Takes the focus once it is there, without moving the page past its heading. */
export function useFocused<Kind extends HTMLElement>() {
  const element = useRef<Kind>(null)
  useEffect(() => element.current?.focus(), [])
  return element
}

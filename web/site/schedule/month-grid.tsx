import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { bookingPage } from '#content/pages/booking.ts'
import {
  addMonths,
  dayAfterKey,
  endOf,
  monthOf,
  weeksFrom,
  weeksOf,
} from '#shared/booking/calendar-days.ts'
import type { FreeDays } from '#shared/booking/days-in-zone.ts'
import { dayInWords, monthsInWords, shortMonth } from '#shared/booking/when.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

const words = bookingPage.days
/** A day with so few free times shows each of them as a thread. */
const fewTimes = 5

type MonthGridProps = {
  month: string
  /** The days that can be reached at all. */
  first: string
  last: string
  /** The free times by day; left out where any day may be asked for. */
  free?: FreeDays
  /** The day whose times are shown, or that is asked for. */
  selected: string | null
  onSelect: (date: string) => void
  onMonth: (month: string) => void
}

/**
 * A month without its past weeks, as a grid that arrows walk through (WAI-ARIA, date picker): one stop
 * for Tab, days without times told as such.
 */
export function MonthGrid(props: MonthGridProps) {
  const { month, first, last, free, selected, onSelect, onMonth } = props
  const heading = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [walked, setWalked] = useState<string | null>(null)
  const follow = useRef(false)
  const stop = stopOf({ month, first, last, free, selected, walked })
  const weeks = weeksFrom(month, { first, last })
  const shown = weeks.flat().filter((date) => date !== null)
  const from = monthOf(shown[0] ?? month)
  const until = monthOf(shown.at(-1) ?? month)
  const timesOn = (date: string) => {
    if (free) return free.get(date)?.length ?? 0
    return date < first || date > last ? 0 : 'any'
  }

  // With the commit itself: an effect after it may be that of the commit before, when days were read
  // just as the key was pressed, and would give the focus to a day that then goes.
  useLayoutEffect(() => {
    if (!follow.current) return
    follow.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const to = stop && dayAfterKey(stop, event.key, { first, last })
    if (!to || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    follow.current = true
    setWalked(to)
    if (monthOf(to) !== month) onMonth(monthOf(to))
  }
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <h3 id={heading} aria-live="polite" className="font-semibold text-lg">
          {monthsInWords(from, until)}
        </h3>
        <div className="flex gap-2">
          <MonthButton
            label={words.previous}
            path="m10 3-5 5 5 5"
            off={`${month}-01` <= first}
            onClick={() => onMonth(addMonths(month, -1))}
          />
          <MonthButton
            label={words.next}
            path="m6 3 5 5-5 5"
            off={endOf(month) >= last}
            onClick={() => onMonth(addMonths(month, 1))}
          />
        </div>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its days are chosen by arrows (WAI-ARIA, date picker).
        role="grid"
        aria-labelledby={heading}
        onKeyDown={onKeyDown}
        className="mt-3 w-full table-fixed border-separate border-spacing-1"
      >
        <thead>
          <tr>
            {words.weekdays.map((day) => (
              <th
                key={day}
                scope="col"
                aria-label={day}
                className="pb-1 font-medium text-2xs text-ink-faint"
              >
                {day.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, column) => (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid it is a gridcell.
                <td
                  key={date ?? words.weekdays[column]}
                  aria-selected={date !== null && date === selected}
                  className="p-0"
                >
                  {date && (
                    <Day
                      date={date}
                      today={first}
                      times={timesOn(date)}
                      begins={from !== until && date === `${until}-01`}
                      selected={date === selected}
                      quiet={!free && column % 6 === 0}
                      stop={date === stop}
                      onSelect={() => {
                        setWalked(date)
                        onSelect(date)
                        if (monthOf(date) === month) return
                        follow.current = true
                        onMonth(monthOf(date))
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Stop = Pick<MonthGridProps, 'month' | 'first' | 'last' | 'selected'> & {
  free: FreeDays | undefined
  walked: string | null
}

/** The day that Tab stops at: where the arrows went, else what is chosen, else the first free one. */
function stopOf({ month, first, last, free, selected, walked }: Stop): string | null {
  const inMonth = (date: string | null) => date !== null && monthOf(date) === month
  if (inMonth(walked)) return walked
  if (inMonth(selected)) return selected
  const within = (date: string | null) => date !== null && date >= first && date <= last
  const days = weeksOf(month).flat().filter(within)
  return days.find((date) => date !== null && free?.has(date)) ?? days[0] ?? null
}

type MonthButtonProps = { label: string; path: string; off: boolean; onClick: () => void }

/** Keeps the focus at the last month, too: it is off, not gone. */
function MonthButton({ label, path, off, onClick }: MonthButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
      className={cx(buttonClass({ variant: 'secondary', size: 'icon' }), 'size-10')}
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="size-4 fill-none stroke-[1.5] stroke-current"
      >
        <path d={path} />
      </svg>
    </button>
  )
}

type DayProps = {
  date: string
  today: string
  times: number | 'any'
  /** Whether the second of two months begins with it. */
  begins: boolean
  selected: boolean
  /** A Saturday or Sunday, which may be asked for, but are not offered. */
  quiet: boolean
  stop: boolean
  onSelect: () => void
}

function Day({ date, today, times, begins, selected, quiet, stop, onSelect }: DayProps) {
  const open = times !== 0
  const told = open ? times !== 'any' && words.free(times) : words.none
  return (
    <button
      type="button"
      tabIndex={stop ? 0 : -1}
      aria-label={[dayInWords(date, today), told].filter(Boolean).join(', ')}
      aria-disabled={!open || undefined}
      // Drawn by the style sheet: the name of the button has the month in full.
      data-month={begins ? shortMonth(date) : undefined}
      aria-current={date === today ? 'date' : undefined}
      onClick={open ? onSelect : undefined}
      className={cx(
        'day flex h-11 w-full flex-col items-center justify-center gap-1 rounded-md text-sm tabular-nums',
        open ? 'cursor-pointer' : 'cursor-default text-ink-faint',
        open && 'to-choose',
        quiet && 'quiet',
        selected && 'chosen',
      )}
    >
      {Number(date.slice(8))}
      {typeof times === 'number' && times > 0 && times <= fewTimes && (
        <span aria-hidden="true" className="flex h-1 gap-[2px]">
          {Array.from({ length: times }, (_, thread) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: threads are told apart by nothing else.
            <span key={thread} className={cx('w-[2px]', selected ? 'bg-paper' : 'bg-ink-faint')} />
          ))}
        </span>
      )}
    </button>
  )
}

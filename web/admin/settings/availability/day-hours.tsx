import { ChevronRight, Copy, Plus, Trash2, X } from 'lucide-react'
import { Fragment, type ReactNode, useId, useState } from 'react'
import { Controller, type FieldError, type FieldErrorsImpl, type Merge } from 'react-hook-form'
import { bookingLimits } from '#shared/booking/schema.ts'
import { type TimeRange, type Weekday, weekdays } from '#shared/booking/weekly-hours.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Input } from '#web/ui/field.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import type { HoursFormReturn } from './availability-calls.ts'
import { rangeInWords } from './hours-in-words.ts'

const dayLabels: Record<Weekday, string> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

/** Most ranges of a day, as the schema has it. */
const mostRanges = 12

/** The range after the last one: an hour later, for an hour or to the end of the day. */
function nextRange(ranges: readonly TimeRange[]): TimeRange {
  const last = ranges.at(-1)
  if (!last) return { from: '09:00', to: '17:00' }
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`
  const from = Math.min(Number(last.to.slice(0, 2)) + 1, 23)
  return { from: clock(from), to: clock(Math.min(from + 4, 24)) }
}

/** The first thing wrong with a list of ranges, wherever in it. */
function problemOf(error: RangesError): string | undefined {
  if (!error) return undefined
  const ranges = Array.isArray(error) ? error : []
  const inside = ranges.flatMap((each) => [each?.from?.message, each?.to?.message, each?.message])
  return error.message ?? error.root?.message ?? inside.find(Boolean)
}
type RangesError =
  | Merge<FieldError, (Merge<FieldError, FieldErrorsImpl<TimeRange>> | undefined)[]>
  | undefined

/** The hours of each weekday. */
export function WeeklyHoursField({ form }: { form: HoursFormReturn }) {
  const copy = (from: Weekday, to: readonly Weekday[]) => {
    const ranges = form.getValues(`weekly.${from}`) ?? []
    for (const day of to) {
      if (day !== from)
        form.setValue(
          `weekly.${day}`,
          ranges.map((range) => ({ ...range })),
          touched,
        )
    }
  }
  return (
    <>
      <DayAxis className="mt-4 max-sm:hidden" />
      <ul className="divide-y divide-paper-edge max-sm:mt-3">
        {weekdays.map((day) => (
          <li key={day} className="py-0.5 last:pb-0">
            <Controller
              control={form.control}
              name={`weekly.${day}`}
              render={({ field: { value = [], onChange }, fieldState: { error } }) => (
                <DayRanges
                  label={dayLabels[day]}
                  ranges={value}
                  none="No meetings"
                  error={problemOf(error)}
                  onChange={onChange}
                  actions={
                    <Menu
                      trigger={
                        <Button
                          variant="quiet"
                          size="icon"
                          aria-label={`Copy the hours of ${dayLabels[day]}`}
                        >
                          <Copy size={15} />
                        </Button>
                      }
                    >
                      <MenuItem onSelect={() => copy(day, weekdays.slice(0, 5))}>
                        Copy to Monday–Friday
                      </MenuItem>
                      <MenuItem onSelect={() => copy(day, weekdays)}>Copy to every day</MenuItem>
                    </Menu>
                  }
                />
              )}
            />
          </li>
        ))}
      </ul>
      {/* On a phone the threads have lines of their own: it stands under the last one. */}
      <DayAxis className="sm:hidden" />
    </>
  )
}

const touched = { shouldDirty: true, shouldValidate: true } as const

type DayRangesProps = {
  /** The day, for those who hear one control after the other. */
  label: string
  ranges: readonly TimeRange[]
  /** What is said where there are none. */
  none: string
  error: string | undefined
  onChange: (ranges: TimeRange[]) => void
  actions?: ReactNode
}

/** The hours of one day in words, and behind them its ranges: changed, added and removed. */
function DayRanges({ label, ranges, none, error, onChange, actions }: DayRangesProps) {
  const id = useId()
  const [opened, setOpened] = useState(false)
  const open = opened || error !== undefined
  const set = (at: number, part: Partial<TimeRange>) =>
    onChange(ranges.map((range, each) => (each === at ? { ...range, ...part } : range)))
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="day-hours">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpened(!open)}
          className="group -ml-1.5 flex min-h-9 min-w-0 cursor-pointer items-center gap-1 rounded-md px-1.5 text-left text-sm sm:gap-2 hover:bg-paper"
        >
          <ChevronRight
            size={15}
            aria-hidden="true"
            className="shrink-0 text-ink-faint group-aria-expanded:rotate-90"
          />
          <span className="min-w-20 font-medium sm:min-w-24">{label}</span>
          <span
            className={cx(
              'max-sm:text-xs',
              ranges.length > 0 ? 'text-ink-soft tabular-nums' : 'text-ink-faint',
            )}
          >
            {ranges.length > 0 ? <HoursInWords ranges={ranges} /> : none}
          </span>
        </button>
        <DayThread ranges={ranges} />
        <Tooltip content="Add hours">
          <Button
            variant="quiet"
            size="icon"
            disabled={ranges.length >= mostRanges}
            aria-label={`Add hours on ${label}`}
            onClick={() => {
              setOpened(true)
              onChange([...ranges, nextRange(ranges)])
            }}
          >
            <Plus size={15} />
          </Button>
        </Tooltip>
        {actions}
      </div>
      <div id={id} hidden={!open} className="flex flex-col gap-1.5 pt-1 pb-2 pl-5.75">
        {ranges.length === 0 && <p className="text-ink-faint text-sm">{none}</p>}
        {ranges.map((range, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a range has no other name than its place.
          <div key={at} className="flex items-center gap-2">
            <Input
              type="time"
              compact
              aria-label={`${label}, from`}
              aria-invalid={error ? true : undefined}
              value={range.from}
              className="max-w-32 px-2"
              onChange={({ target }) => set(at, { from: target.value })}
            />
            <span aria-hidden="true" className="text-ink-faint">
              –
            </span>
            <Input
              type="time"
              compact
              aria-label={`${label}, to`}
              aria-invalid={error ? true : undefined}
              // A clock shows the end of the day as its beginning.
              value={range.to === '24:00' ? '00:00' : range.to}
              className="max-w-32 px-2"
              onChange={({ target }) =>
                set(at, { to: target.value === '00:00' ? '24:00' : target.value })
              }
            />
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Remove ${range.from} to ${range.to} on ${label}`}
              onClick={() => onChange(ranges.filter((_, each) => each !== at))}
            >
              <X size={15} />
            </Button>
          </div>
        ))}
        {error && <p className="danger-mark font-medium text-danger text-xs">{error}</p>}
      </div>
    </fieldset>
  )
}

/** The hours that are named over the days, as a clock shows them. */
const axis = [6, 12, 18]
const hourName = new Intl.DateTimeFormat('en', { hour: 'numeric', timeZone: 'UTC' })

/** Where a time of the clock is on a day, in percent; null while it is being typed. */
function placeOf(time: string): number | null {
  const [hours = Number.NaN, minutes = 0] = time.split(':').map(Number)
  return Number.isNaN(hours + minutes) ? null : ((hours * 60 + minutes) / 1_440) * 100
}

/** What names the hours over the threads of all days. */
const DayAxis = ({ className }: { className: string }) => (
  <div aria-hidden="true" className={className}>
    <div className="day-hours text-2xs text-ink-faint">
      <span className="day-axis relative block h-5">
        {axis.map((hour) => (
          <span
            key={hour}
            className="absolute -translate-x-1/2"
            style={{ left: `${(hour / 24) * 100}%` }}
          >
            {hourName.format(Date.UTC(2026, 0, 1, hour))}
          </span>
        ))}
      </span>
    </div>
  </div>
)

/** The hours of a day as threads over its length; who does not see them has them in words. */
const DayThread = ({ ranges }: Pick<DayRangesProps, 'ranges'>) => (
  <span aria-hidden="true" className="day-thread">
    {ranges.map(({ from, to }, at) => {
      const [start, end] = [placeOf(from), placeOf(to)]
      if (start === null || end === null || end <= start) return null
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a range has no other name than its place.
        <span key={at} style={{ left: `${start}%`, width: `${end - start}%` }} />
      )
    })}
  </span>
)

/** The hours of a day as one reads them, `9 AM – 12 PM, 1 – 5 PM`: a line ends only between two. */
const HoursInWords = ({ ranges }: Pick<DayRangesProps, 'ranges'>) =>
  ranges.map((range, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a range has no other name than its place.
    <Fragment key={at}>
      {at > 0 && ' '}
      <span className="whitespace-nowrap">
        {rangeInWords(range)}
        {at < ranges.length - 1 && ','}
      </span>
    </Fragment>
  ))

const dayInWords = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' })

/** The days that differ, in order; without ranges the host is away. */
export function ExceptionList({ form }: { form: HoursFormReturn }) {
  const [date, setDate] = useState('')
  const [known, setKnown] = useState(false)
  return (
    <Controller
      control={form.control}
      name="exceptions"
      render={({ field: { value = [], onChange } }) => {
        const add = (ranges: TimeRange[]) => {
          const there = value.some((each) => each.date === date)
          setKnown(there)
          if (!date || there) return
          onChange([...value, { date, ranges }].toSorted((a, b) => a.date.localeCompare(b.date)))
          setDate('')
        }
        const problems = form.formState.errors.exceptions
        const full = value.length >= bookingLimits.exceptions
        return (
          <>
            {value.length > 0 && (
              <ul aria-label="Exceptions" className="mb-4 divide-y divide-paper-edge">
                {value.map((exception, at) => (
                  <li key={exception.date} className="flex gap-1 py-0.5 first:pt-0">
                    <div className="min-w-0 flex-1">
                      <DayRanges
                        label={dayInWords.format(Date.parse(exception.date))}
                        ranges={exception.ranges}
                        none="Away"
                        error={problems?.[at]?.date?.message ?? problemOf(problems?.[at]?.ranges)}
                        onChange={(ranges) =>
                          onChange(
                            value.map((each) => (each === exception ? { ...each, ranges } : each)),
                          )
                        }
                      />
                    </div>
                    <Button
                      variant="quiet"
                      size="icon"
                      aria-label={`Remove the exception of ${dayInWords.format(Date.parse(exception.date))}`}
                      onClick={() => onChange(value.filter((each) => each !== exception))}
                    >
                      <Trash2 size={15} />
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            <div className="flex flex-wrap items-center gap-2">
              <Input
                type="date"
                compact
                aria-label="Day of the exception"
                aria-invalid={known || undefined}
                value={date}
                className="max-w-44"
                onChange={({ target }) => {
                  setDate(target.value)
                  setKnown(false)
                }}
              />
              <Button
                variant="secondary"
                size="sm"
                disabled={!date || full}
                onClick={() => add([])}
              >
                Away that day
              </Button>
              <Button
                variant="secondary"
                size="sm"
                disabled={!date || full}
                onClick={() => add([{ from: '09:00', to: '12:00' }])}
              >
                Other hours
              </Button>
            </div>
            {known && (
              <p role="status" className="danger-mark mt-1.5 font-medium text-danger text-xs">
                That day has an exception already.
              </p>
            )}
          </>
        )
      }}
    />
  )
}

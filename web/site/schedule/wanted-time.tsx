import { useState } from 'react'
import { brand, callHours } from '#content/brand.ts'
import { addDays, monthOf } from '#shared/booking/calendar-days.ts'
import { instantOf, isZone, localOf } from '#shared/calendar/zoned-time.ts'
import { zoneName } from '../forms/zone-name.ts'
import { useHydrated } from '../motion/hooks.ts'
import { MonthGrid } from './month-grid.tsx'
import { TimeButton } from './time-picker.tsx'
import { MonthShape, TimeShapes } from './time-shapes.tsx'
import { today } from './visitor-time.ts'

/** How far ahead the month can be turned to, in days; any later date may be typed. */
const reach = 365
const written = /^[2-9]\d{3}-\d\d-\d\d$/

type WantedDayProps = {
  /** What stands in the field for it; empty while there is no wish. */
  date: string
  /** With the empty text when the chosen day is pressed again. */
  onDate: (date: string) => void
}

/** The day that suits, chosen in a month; until there is script, the place for it. */
export function WantedDay({ date, onDate }: WantedDayProps) {
  const [turned, setTurned] = useState({ from: '', month: '' })
  if (!useHydrated()) return <MonthShape />
  const first = today(new Date())
  const chosen = written.test(date) && date >= first ? date : null
  const end = addDays(first, reach)
  return (
    <MonthGrid
      month={turned.month && turned.from === date ? turned.month : monthOf(chosen ?? first)}
      first={first}
      last={chosen && chosen > end ? chosen : end}
      selected={chosen}
      onSelect={(day) => {
        // What is given up leaves its month in sight.
        setTurned({ from: '', month: monthOf(day) })
        onDate(day === chosen ? '' : day)
      }}
      onMonth={(month) => setTurned({ from: date, month })}
    />
  )
}

type WantedHourProps = { date: string; time: string; onTime: (time: string) => void }

/** The hours that the firm takes calls in, on the visitor's own clock on that day. */
export function WantedHour({ date, time, onTime }: WantedHourProps) {
  if (!useHydrated()) return <TimeShapes count={callHours.length} />
  // A device that is set to no place names one that no clock keeps: Etc/Unknown.
  const zone = isZone(zoneName()) ? zoneName() : 'UTC'
  const on = written.test(date) ? date : today(new Date())
  const hours = callHours.flatMap((hour) => {
    const local = `${on}T${String(hour).padStart(2, '0')}:00`
    const start = instantOf(local, brand.timeZone.id)?.utc
    return start ? [{ start, time: localOf(start, zone).slice(11) }] : []
  })
  return (
    <ul className="times mt-3 grid gap-2">
      {hours
        .toSorted((one, other) => one.time.localeCompare(other.time))
        .map((hour) => (
          <li key={hour.time}>
            <TimeButton
              slot={{ start: hour.start, end: hour.start }}
              zone={zone}
              pressed={hour.time === time}
              onTime={() => onTime(hour.time === time ? '' : hour.time)}
            />
          </li>
        ))}
    </ul>
  )
}

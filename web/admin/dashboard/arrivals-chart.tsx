import { type KeyboardEvent, useState } from 'react'
import { otherSources, totalOf } from '#shared/dashboard/arrivals.ts'
import type { Arrivals } from '#shared/dashboard/schema.ts'
import { sourceLabel } from '#shared/source-label.ts'
import { ArrivalsBars } from './arrivals-bars.tsx'
import { ArrivalsTable } from './arrivals-table.tsx'
import { dayLabel } from './chart-scale.ts'
import { NothingHere } from './dashboard-part.tsx'

/** One colour a source, in the order of how busy they are; the others together are quiet. */
const fills = ['fill-indigo', 'fill-weld', 'fill-ink', 'fill-indigo/45', 'fill-weld/45'] as const
const fillOf = (source: string, place: number) =>
  source === otherSources ? 'fill-control' : (fills[place] ?? 'fill-control')

/**
 * What came on each of the last days, stacked by source. The legend tells the numbers: of all days,
 * or of the one under the pointer or chosen with the arrow keys; a table has them all.
 */
export function ArrivalsChart({ arrivals }: { arrivals: Arrivals }) {
  const { days, sources } = arrivals
  const [at, setAt] = useState<number | null>(null)
  if (sources.length === 0) return <NothingHere>No lead came in these 30 days.</NothingHere>

  const day = at === null ? undefined : days[at]
  const numberOf = (counts: number[]) => (at === null ? totalOf(counts) : (counts[at] ?? 0))
  const total = totalOf(sources.map(({ counts }) => numberOf(counts)))
  const said = sources
    .filter(({ counts }) => numberOf(counts) > 0)
    .map(({ source, counts }) => `${sourceLabel(source)} ${numberOf(counts).toLocaleString('en')}`)

  const onKeyDown = (event: KeyboardEvent) => {
    const last = days.length - 1
    const to = {
      ArrowLeft: at === null ? last : Math.max(0, at - 1),
      ArrowRight: at === null ? 0 : Math.min(last, at + 1),
      Home: 0,
      End: last,
      Escape: null,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setAt(to)
  }
  return (
    <div className="px-4 py-4">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1 pb-3 text-2xs sm:grid sm:gap-x-3 sm:grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] sm:text-xs">
        <p className="col-span-full w-full font-medium text-sm">
          {day ? dayLabel(day) : 'All 30 days'}{' '}
          <span className="text-ink-soft tabular-nums">{total.toLocaleString('en')}</span>
        </p>
        {sources.map(({ source, counts }, place) => (
          <span key={source} className="flex min-w-0 items-center gap-1 text-ink-soft sm:gap-1.5">
            <svg aria-hidden="true" className="size-2.5 shrink-0">
              <rect width="100%" height="100%" rx="2" className={fillOf(source, place)} />
            </svg>
            <span className="truncate">{sourceLabel(source)}</span>
            <span className="font-medium text-ink tabular-nums">
              {numberOf(counts).toLocaleString('en')}
            </span>
          </span>
        ))}
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label="Day of the chart"
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(at ?? days.length - 1) + 1}
        aria-valuetext={`${day ? dayLabel(day) : 'All 30 days'}: ${total.toLocaleString('en')}${said.length > 0 ? `, of them ${said.join(', ')}` : ''}`}
        onKeyDown={onKeyDown}
        onBlur={() => setAt(null)}
        onPointerLeave={() => setAt(null)}
        className="rounded-sm"
      >
        <ArrivalsBars arrivals={arrivals} fillOf={fillOf} at={at} onPoint={setAt} />
      </div>
      <ArrivalsTable arrivals={arrivals} />
    </div>
  )
}

import { totalOf } from '#shared/dashboard/arrivals.ts'
import type { Arrivals } from '#shared/dashboard/schema.ts'
import { cx } from '#web/ui/cx.ts'
import { dayLabel, roundedUp, ticksOf, useWidth } from './chart-scale.ts'

/** Most pixels of the bars: few leads need less, or one would be a tower. */
const tallest = 150
/** Up to so many on a day each lead is a thread of its own, so tall. */
const countable = 12
const threadHeight = 22
/** Room for the days under the bars and the numbers beside them, in pixels. */
const room = { bottom: 22, left: 40, top: 8 }
const weekly = 7

type ArrivalsBarsProps = {
  arrivals: Arrivals
  fillOf: (source: string, place: number) => string
  /** The day that is pointed at. */
  at: number | null
  onPoint: (at: number) => void
}

/** The bars, drawn in the pixels there are; what they say is said elsewhere too. */
export function ArrivalsBars({ arrivals, fillOf, at, onPoint }: ArrivalsBarsProps) {
  const [box, width] = useWidth()
  const { days, sources } = arrivals
  const end = roundedUp(
    Math.max(...days.map((_, day) => totalOf(sources.map(({ counts }) => counts[day] ?? 0)))),
  )
  const step = Math.max(0, width - room.left) / days.length
  const deep = Math.max(2 * threadHeight, Math.min(tallest, end * threadHeight))
  const height = deep + room.bottom + room.top
  const yOf = (count: number) => room.top + deep - (count / end) * deep
  return (
    <div ref={box} style={{ height }}>
      <svg aria-hidden="true" width={width} height={height} className="block">
        {ticksOf(end).map((tick) => (
          <g key={tick}>
            <line
              x1={room.left}
              x2={width}
              y1={yOf(tick)}
              y2={yOf(tick)}
              className="stroke-paper-edge"
            />
            <text
              x={room.left - 8}
              y={yOf(tick) + 4}
              textAnchor="end"
              className="fill-ink-faint text-[0.6875rem] tabular-nums"
            >
              {tick.toLocaleString('en', { notation: 'compact' })}
            </text>
          </g>
        ))}
        {days.map((day, place) => {
          const x = room.left + place * step
          let below = 0
          return (
            <g key={day} onPointerEnter={() => onPoint(place)}>
              <rect
                x={x}
                y={0}
                width={step}
                height={height - room.bottom}
                className={cx(place === at ? 'fill-paper-deep' : 'fill-transparent')}
              />
              <line
                x1={x + step / 2}
                x2={x + step / 2}
                y1={room.top}
                y2={height - room.bottom}
                className="stroke-paper-edge/60"
              />
              {sources.flatMap(({ source, counts }, order) => {
                const count = counts[place] ?? 0
                const parts = end <= countable ? Array<number>(count).fill(1) : [count]
                return parts.map((part, thread) => {
                  if (part === 0) return null
                  const y = yOf(below + part)
                  const tall = yOf(below) - y
                  below += part
                  return (
                    <rect
                      // biome-ignore lint/suspicious/noArrayIndexKey: leads of a day and source are alike.
                      key={`${source} ${thread}`}
                      x={x + step * 0.15}
                      y={y}
                      width={step * 0.7}
                      height={Math.max(tall - 1, 1)}
                      className={fillOf(source, order)}
                    />
                  )
                })
              })}
              {(days.length - 1 - place) % weekly === 0 && (
                <text
                  x={Math.min(x + step / 2, width - 18)}
                  y={height - 6}
                  textAnchor="middle"
                  className="fill-ink-faint text-[0.6875rem]"
                >
                  {dayLabel(day)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}

import { totalOf } from '#shared/dashboard/arrivals.ts'
import type { Arrivals } from '#shared/dashboard/schema.ts'
import { cx } from '#web/ui/cx.ts'
import { marksOf, roundedUp } from './chart-scale.ts'
import { dayLabel } from './day-label.ts'
import { useWidth } from './use-width.ts'

const height = 180
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
  const deep = height - room.bottom - room.top
  const yOf = (count: number) => room.top + deep - (count / end) * deep
  return (
    <div ref={box} style={{ height }}>
      <svg aria-hidden="true" width={width} height={height} className="block">
        {marksOf(end).map((mark) => (
          <g key={mark}>
            <line
              x1={room.left}
              x2={width}
              y1={yOf(mark)}
              y2={yOf(mark)}
              className="stroke-paper-edge"
            />
            <text
              x={room.left - 8}
              y={yOf(mark) + 4}
              textAnchor="end"
              className="fill-ink-faint text-[0.6875rem] tabular-nums"
            >
              {mark.toLocaleString('en', { notation: 'compact' })}
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
              {sources.map(({ source, counts }, order) => {
                const count = counts[place] ?? 0
                if (count === 0) return null
                const y = yOf(below + count)
                const tall = yOf(below) - y
                below += count
                return (
                  <rect
                    key={source}
                    x={x + step * 0.15}
                    y={y}
                    width={step * 0.7}
                    height={Math.max(tall - (below > count ? 1 : 0), 1)}
                    className={fillOf(source, order)}
                  />
                )
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

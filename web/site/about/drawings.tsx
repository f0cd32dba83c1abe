import { cx } from '#web/ui/cx.ts'

const columns = Array.from({ length: 11 }, (_, index) => 40 + index * 40)
const rows = Array.from({ length: 7 }, (_, index) => 40 + index * 40)
const lit = 3
/** From the top down, one thread after the other; the page's policy refuses styles on an element. */
const delays = [
  '[animation-delay:100ms]!',
  '[animation-delay:180ms]!',
  '[animation-delay:260ms]!',
  '[animation-delay:340ms]!',
  '[animation-delay:420ms]!',
  '[animation-delay:500ms]!',
  '[animation-delay:580ms]!',
]

/** A piece of plain cloth with one thread in color: separate tools, one cloth. */
export function Cloth({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 320" aria-hidden="true" fill="none" className={className}>
      <path
        d={columns.map((x) => `M${x} 8V312`).join('')}
        className="stroke-ink-faint"
        strokeWidth="1.5"
      />
      {rows.map((y, row) => (
        <g key={y}>
          <path d={`M4 ${y}H476`} className="stroke-paper" strokeWidth={row === lit ? 16 : 9} />
          <path
            d={`M4 ${y}H476`}
            pathLength="1"
            strokeLinecap="round"
            strokeWidth={row === lit ? 7 : 2.5}
            className={cx(
              'thread-drawn',
              delays[row],
              row === lit ? 'stroke-thread' : 'stroke-ink',
            )}
          />
          <Uprights over={columns.filter((_, column) => (row + column) % 2 === 0)} y={y} />
        </g>
      ))}
    </svg>
  )
}

/** The uprights where they lie on top of a weft at height `y`. */
function Uprights({ over, y }: { over: readonly number[]; y: number }) {
  return (
    <>
      <path
        d={over.map((x) => `M${x} ${y - 8}v16`).join('')}
        className="stroke-paper"
        strokeWidth="8"
      />
      <path
        d={over.map((x) => `M${x} ${y - 10}v20`).join('')}
        className="stroke-ink-faint"
        strokeWidth="1.5"
      />
    </>
  )
}

const heights = [24, 58, 92]

/** Where the three threads of each card end, by the height they begin at. */
const ends = [
  [58, 92, 24],
  [92, 24, 58],
  [24, 92, 58],
]

/** What shows in a value's card until its benefits do; `turn` says which card, and its lit thread. */
export function ThreadIllustration({ turn }: { turn: number }) {
  const threads = heights.map((from, index) => ({ from, to: ends[turn]?.[index] ?? from }))
  return (
    <svg
      viewBox="0 0 360 116"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      className="value-threads absolute inset-x-0 bottom-4 w-full"
    >
      {threads.map(({ from, to }, index) => (
        <g key={from}>
          <path
            d={curvePath({ x: 0, y: from }, { x: 360, y: to })}
            className="stroke-card"
            strokeWidth="12"
          />
          <path
            d={curvePath({ x: 0, y: from }, { x: 360, y: to })}
            className={index === turn ? 'stroke-thread' : 'stroke-paper-edge'}
            strokeWidth={index === turn ? 4 : 2.5}
          />
        </g>
      ))}
    </svg>
  )
}

type Point = { x: number; y: number }

/** A thread from `from` to `to` as an SVG path, level at both ends: a cubic with its handles a third of the way. */
export function curvePath(from: Point, to: Point): string {
  const third = (to.x - from.x) / 3
  return `M${from.x} ${from.y}C${from.x + third} ${from.y} ${to.x - third} ${to.y} ${to.x} ${to.y}`
}

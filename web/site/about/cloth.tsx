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

/** A piece of plain weave with one thread in color: separate tools, one cloth. */
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
          <Warp over={columns.filter((_, column) => (row + column) % 2 === 0)} y={y} />
        </g>
      ))}
    </svg>
  )
}

/** The warp where it lies on top of a weft at height `y`. */
function Warp({ over, y }: { over: readonly number[]; y: number }) {
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

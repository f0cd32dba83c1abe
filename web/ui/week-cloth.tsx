import type { ClothThread } from '#shared/audit/week-cloth.ts'
import { cx } from './cx.ts'
import { clothHeight, pitch, type Stroke, strokeOf, warpLines } from './week-cloth-strokes.ts'

type WeekClothProps = {
  threads: readonly ClothThread[]
  /** How many threads the loom has place for. */
  places: number
  /** What the drawing shows, in a sentence. */
  label: string
  /** Whether what automation takes over turns red; while the hours are typed all is gray. */
  judged?: boolean
  className?: string | undefined
}

const warp = warpLines.map((y) => `M0 ${y}h9999`).join('')

/**
 * A week as cloth: one thread an hour, woven from the left into a bare warp. It fills its place,
 * however wide; on the gray threads lie the red ones, which pass over them from the left.
 */
export function WeekCloth({ threads, places, label, judged = false, className }: WeekClothProps) {
  const strokes = threads.map((thread) => ({
    ...strokeOf(thread),
    key: `${thread.field}${thread.index}`,
  }))
  const draw = (end: (stroke: Stroke) => number) =>
    strokes
      .filter((stroke) => end(stroke) > 0)
      .map((stroke) => (
        <g key={stroke.key}>
          <path d={`M${stroke.x} 0V${end(stroke)}`} strokeWidth={stroke.width} />
          <path
            d={stroke.strands.map(({ x, from }) => `M${x} ${from}V${end(stroke)}`).join('')}
            strokeDasharray={stroke.dash}
            strokeWidth={stroke.strandWidth}
          />
        </g>
      ))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${places * pitch} ${clothHeight}`}
      preserveAspectRatio="none"
      className={cx('cloth', className)}
    >
      <path d={warp} className="cloth-warp" />
      <g className="cloth-kept">{draw(() => clothHeight)}</g>
      {judged && <g className="cloth-taken">{draw(({ takenTo }) => takenTo)}</g>}
    </svg>
  )
}

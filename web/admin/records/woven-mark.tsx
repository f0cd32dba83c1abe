import { seededNumbers } from '#shared/weaving/cloth.ts'
import { drawdown } from '#shared/weaving/draft.ts'
import { structureNames, structures } from '#shared/weaving/structures.ts'
import { cx } from '#web/ui/cx.ts'

const dyes = ['fill-ink-soft', 'fill-indigo', 'fill-weld', 'fill-green', 'fill-violet']
const grounds = ['bg-paper-deep', 'bg-weld/25', 'bg-indigo/20', 'bg-green-tint', 'bg-violet-tint']
/** Its size in a row of a list, and its distance from what it marks. */
export const markInRow = 'mr-2.5 size-6'

export type WovenMarkProps = {
  seed: string
  /** Its size and what is beside it, where it stands in no row of a list. */
  className?: string
  /** Threads each way: a larger piece of the same cloth has more. */
  threads?: number | undefined
}

/** A patch of the cloth that is a firm's own, to know it by: the same for a seed each time. */
export function WovenMark({ seed, className = markInRow, threads = 8 }: WovenMarkProps) {
  const next = seededNumbers(seed)
  const oneOf = <T,>(some: readonly T[]) => some[Math.floor(next() * some.length)] as T
  // The first number of a seed is much like those of its neighbours.
  next()
  const cloth = drawdown(structures[oneOf(structureNames)])
  const dye = oneOf(dyes)
  const ground = oneOf(grounds)
  const crossings = Array.from({ length: threads ** 2 }, (_, at) => {
    const [pick, end] = [Math.floor(at / threads), at % threads]
    const row = cloth[pick % cloth.length] ?? []
    return row[end % row.length] ? `M${end} ${pick}h1v1h-1z` : ''
  })
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${threads} ${threads}`}
      className={cx('shrink-0 rounded-sm opacity-85', ground, className)}
    >
      <path d={crossings.join('')} className={dye} />
    </svg>
  )
}

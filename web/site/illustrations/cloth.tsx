import { type Trade, tradeCloths } from '#content/cloths.ts'
import { weave } from '#shared/weaving/cloth.ts'
import { ClothPatterns } from '#web/ui/cloth.tsx'

type ClothProps = {
  /** The trade whose cloth it is. */
  trade: Trade
  /** Tells two cloths of one trade apart, such as the slug of a case study; the trade's own without it. */
  seed?: string
  /** Width of a crossing in pixels; whole, or the repeats show seams. */
  cell?: number
  /** It's on the page already: shown once more, without its lines a second time. */
  again?: boolean
  className?: string
}

/**
 * Cloth that fills its box, however wide: one repeat as a pattern, and the one red thread across it.
 * The page that shows it imports `web/ui/cloth.css`; its box needs a height (`className`).
 */
export function Cloth({ trade, seed = trade, cell = 10, again = false, className }: ClothProps) {
  const id = `cloth-${seed}`
  const cloth = weave(seed, tradeCloths[trade])
  const pick = 4 + Math.floor(cloth.red * 12)
  return (
    <svg aria-hidden="true" width="100%" height="100%" className={className}>
      {!again && <ClothPatterns id={id} cloth={cloth} cell={cell} pick={pick} />}
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      <rect y={pick * cell} width="100%" height={cell} fill={`url(#${id}-red)`} />
    </svg>
  )
}

/** More of a cloth that a {@link Cloth} of the same page shows, without its lines a second time. */
export const ClothSwatch = ({ trade, className }: { trade: Trade; className: string }) => (
  <svg aria-hidden="true" className={className}>
    <rect width="100%" height="100%" fill={`url(#cloth-${trade})`} />
  </svg>
)

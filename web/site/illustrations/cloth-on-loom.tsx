import { type Trade, type TradeCloth, tradeCloths } from '#content/cloths.ts'
import { type Cloth, weave } from '#shared/weaving/cloth.ts'
import { ClothPatterns } from '#web/ui/cloth.tsx'
import './cloth-on-loom.css'

/** More rows than any field shows: the cloth hangs by its lower edge, where it's being woven. */
const wovenRows = 200
/** Pixels of open warp that are seen under the newest pick. */
const openWarp = 96

/** Width of a crossing in pixels: fine where colors make the picture, coarse where threads do. */
const cellOf = ({ coloring }: TradeCloth) => (coloring === 'solid' ? 12 : 8)

/**
 * The cloth of a trade while it's woven: finished above, the red pick just beaten in, and below it the
 * open warp with the shuttle that brought it. It grows row by row as it appears (`cloth-on-loom.css`).
 */
export function ClothOnLoom({ trade }: { trade: Trade }) {
  const id = `cloth-${trade}`
  const kind = tradeCloths[trade]
  const cell = cellOf(kind)
  const cloth = weave(trade, kind)
  const fell = wovenRows * cell
  return (
    <svg aria-hidden="true" width="100%" height="100%">
      <svg aria-hidden="true" y="100%" overflow="visible">
        <g transform={`translate(0 ${-fell - cell - openWarp})`}>
          <OpenWarp id={`${id}-open`} cloth={cloth} cell={cell} />
          <ClothPatterns id={id} cloth={cloth} cell={cell} pick={wovenRows} />
          <rect width="100%" height={fell + cell + openWarp} fill={`url(#${id}-open)`} />
          <rect width="100%" height={fell} fill={`url(#${id})`} className="cloth-woven" />
          <g className="cloth-pick">
            <rect y={fell} width="100%" height={cell} fill={`url(#${id}-red)`} />
            <Shuttle y={fell + cell / 2} />
          </g>
        </g>
      </svg>
    </svg>
  )
}

/** The warp before it's woven: the same ends, stretched thin. */
function OpenWarp({ id, cloth, cell }: { id: string; cloth: Cloth; cell: number }) {
  const ends = cloth.warp.map((yarn, index) => ({ yarn, x: (index + 0.5) * cell }))
  const yarns = [...new Set(cloth.warp)]
  const pathOf = (wanted?: string) =>
    ends.map(({ yarn, x }) => (wanted && yarn !== wanted ? '' : `M${x} 0v${cell}`)).join('')
  return (
    <pattern
      id={id}
      width={ends.length * cell}
      height={cell}
      patternUnits="userSpaceOnUse"
      strokeWidth={cell * 0.22}
    >
      <path d={pathOf()} className="cloth-shade" strokeWidth={cell * 0.34} />
      {yarns.map((yarn) => (
        <path key={yarn} d={pathOf(yarn)} className={`yarn-${yarn}`} />
      ))}
    </pattern>
  )
}

/** A boat shuttle with the bobbin that the red thread runs from; `y` is where its last pick lies. */
const Shuttle = ({ y }: { y: number }) => (
  <g transform={`translate(0 ${y})`}>
    <path
      d="M2 0C-18 0 -18 20 4 24C40 30 96 26 146 38"
      fill="none"
      className="yarn-thread"
      strokeWidth="3"
    />
    <path d="M72 38C102 21 190 21 220 38C190 55 102 55 72 38Z" className="cloth-shuttle" />
    <rect x="114" y="32" width="64" height="12" rx="6" className="cloth-bobbin" />
    <path
      d="M122 32v12M129 32v12M136 32v12M143 32v12M150 32v12M157 32v12"
      className="yarn-thread"
      strokeWidth="5"
    />
  </g>
)

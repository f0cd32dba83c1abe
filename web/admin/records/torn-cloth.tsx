import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { houseCloth } from '#content/cloths.ts'
import { seededNumbers, weave } from '#shared/weaving/cloth.ts'
import { threadShare } from '#shared/weaving/cloth-drawing.ts'
import { ClothPatterns } from '#web/ui/cloth.tsx'
import '#web/ui/cloth.css'

/** Beyond any window: how far each half of the cloth goes on from where it is torn. */
const far = 4000

type TornClothProps = {
  /** How wide a thread is, in pixels, and how many lie over another. */
  cell: number
  rows: number
  /** How wide the hole is. */
  hole: number
  /** What stands in the hole. */
  children?: ReactNode
}

/** What is not there: a piece of the house's cloth as wide as its place, torn in two, with the red thread hanging out of it. */
export function TornCloth({ cell, rows, hole, children }: TornClothProps) {
  const cloth = weave(brand.name, houseCloth)
  const pick = Math.floor(rows / 2)
  const height = rows * cell
  const left = tear('left', cell, rows, -hole / 2)
  const right = tear('right', cell, rows, hole / 2)
  const red = { x: left.ends[pick] ?? 0, y: (pick + 0.5) * cell, to: right.ends[pick] ?? 0 }
  return (
    <div aria-hidden={children === undefined} className="relative overflow-hidden">
      <svg aria-hidden="true" width="100%" height={height + cell * 3} className="block">
        <svg aria-hidden="true" x="50%" overflow="visible">
          <ClothPatterns id="torn" cloth={cloth} cell={cell} pick={pick} />
          <g fill="none" strokeLinecap="round" strokeWidth={cell * threadShare.width * 0.55}>
            {[left, right].map(({ fringe }) =>
              fringe.map(
                (path, row) =>
                  row !== pick && (
                    <path
                      key={path}
                      d={path}
                      className={`yarn-${cloth.weft[row % cloth.weft.length] ?? 'ink'}`}
                    />
                  ),
              ),
            )}
          </g>
          {[left, right].map(({ outline }) => (
            <path key={outline} d={outline} fill="url(#torn)" />
          ))}
          <path
            d={`M${-far} ${pick * cell}H${red.x}v${cell}H${-far}zM${far} ${pick * cell}H${red.to}v${cell}H${far}z`}
            fill="url(#torn-red)"
          />
          <g
            fill="none"
            strokeLinecap="round"
            strokeWidth={cell * threadShare.width * 0.6}
            className="yarn-thread"
          >
            <path
              d={`M${red.x} ${red.y}c${hole * 0.2} 0 ${hole * 0.3} ${cell * 2} ${hole * 0.22} ${height / 2}q${-cell * 0.6} ${cell * 1.2} ${cell * 0.4} ${cell * 2}`}
            />
            <path
              d={`M${red.to} ${red.y}q${-hole * 0.16} ${-cell * 0.2} ${-hole * 0.2} ${-cell * 2}`}
            />
          </g>
        </svg>
      </svg>
      {children && (
        <div className="absolute inset-x-0 top-0 grid place-items-center" style={{ height }}>
          {children}
        </div>
      )}
    </div>
  )
}

/** One half of the cloth, torn at about `x`: its outline, where each of its picks ends, and the loose end of each. */
function tear(side: 'left' | 'right', cell: number, rows: number, x: number) {
  const next = seededNumbers(`torn ${side}`)
  next()
  const out = side === 'left' ? 1 : -1
  const ends = Array.from({ length: rows }, () => x - out * Math.round(next() * 4) * cell)
  const steps = ends.map((end, row) => `H${end}V${(row + 1) * cell}`).join('')
  return {
    ends,
    outline: `M${-out * far} 0${steps}H${-out * far}z`,
    fringe: ends.map((end, row) => {
      const long = out * (1 + next() * 2.4) * cell
      return `M${end} ${(row + 0.5) * cell}q${long * 0.6} 0 ${long} ${(next() - 0.35) * cell * 1.8}`
    }),
  }
}

import type { Cloth } from '#shared/weaving/cloth.ts'
import { drawCloth, threadShare } from '#shared/weaving/cloth-drawing.ts'

type ClothPatternsProps = {
  /** Names the cloth; its red pick is `id`-red. */
  id: string
  cloth: Cloth
  cell: number
  /** The row of the red pick, from the top. */
  pick: number
}

/** One repeat of the cloth, and one pick of it in red, as patterns to fill shapes with. */
export function ClothPatterns({ id, cloth, cell, pick }: ClothPatternsProps) {
  const { width, height, wefts, warps } = drawCloth(cloth, cell)
  const thread = cell * threadShare.width
  const tile = { width, patternUnits: 'userSpaceOnUse', fill: 'none', strokeWidth: thread } as const
  const light = { className: 'cloth-light', strokeWidth: cell * 0.2 }
  const shift = -cell * 0.18
  const warp = (index: number) => `${id}-${index}`
  return (
    <>
      <pattern id={id} height={height} {...tile}>
        <rect width={width} height={height} className="cloth-gap" />
        {wefts.map(({ yarn, path }) => (
          <path key={yarn} d={path} className={`yarn-${yarn}`} />
        ))}
        <path
          d={wefts.map(({ path }) => path).join('')}
          {...light}
          transform={`translate(0 ${shift})`}
        />
        <g id={`${id}-warp`} strokeLinecap="round">
          <g className="cloth-shade" strokeWidth={thread + cell * 0.26}>
            {warps.map(({ yarn, path }, index) => (
              <path key={yarn} id={warp(index)} d={path} />
            ))}
          </g>
          {warps.map(({ yarn }, index) => (
            <use key={yarn} href={`#${warp(index)}`} className={`yarn-${yarn}`} />
          ))}
          <g {...light} transform={`translate(${shift})`}>
            {warps.map(({ yarn }, index) => (
              <use key={yarn} href={`#${warp(index)}`} />
            ))}
          </g>
        </g>
      </pattern>
      <pattern id={`${id}-red`} y={pick * cell} height={cell} {...tile}>
        <path d={`M0 ${cell / 2}h${width}`} className="yarn-thread" />
        <use href={`#${id}-warp`} y={-((pick * cell) % height)} />
      </pattern>
    </>
  )
}

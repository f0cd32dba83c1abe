import type { PlatformNode } from '#content/types/integration-map.ts'
import { cx } from '#web/ui/cx.ts'
import { type MapLine, mapLines, mapSize } from './geometry.ts'

type MapThreadsProps = { nodes: readonly PlatformNode[]; isLit: (line: MapLine) => boolean }

/** The one that the drawing stresses: from CRM to CRM, as a lead goes. */
const isMain = ({ from, to }: MapLine) => from === 'salesforce' && to === 'hubspot'

/** The threads between the platforms, each passing over those drawn before it, as in cloth. */
export function MapThreads({ nodes, isLit }: MapThreadsProps) {
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      aria-hidden="true"
      fill="none"
      className="block w-full"
    >
      {mapLines(nodes).map((line) => {
        const { direction, path } = line
        const lit = isLit(line)
        return (
          <g
            key={path}
            data-lit={lit || undefined}
            data-flow={direction}
            className={cx('map-line', isMain(line) && 'map-line-main')}
          >
            <path d={path} className="stroke-paper" strokeWidth="9" />
            <path d={path} pathLength="1" className="thread-drawn" />
            {lit && <path d={path} pathLength="1" className="map-bead" />}
          </g>
        )
      })}
    </svg>
  )
}

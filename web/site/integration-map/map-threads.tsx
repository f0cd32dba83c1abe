import { platformName } from '#content/integration-map.ts'
import type { FlowDirection, PlatformNode } from '#content/types/integration-map.ts'
import { flowLabels } from '#shared/integration-map/map-view.ts'
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

export const directionWords: Record<FlowDirection, string> = {
  bidirectional: 'to and from',
  outgoing: 'to',
  incoming: 'from',
}

/** What shows while a platform is pointed at: its first two capabilities and paths (§9). */
export function FlowLabel({ node }: { node: PlatformNode }) {
  const { capabilities, paths } = flowLabels(node)
  return (
    <>
      <strong>{node.name}</strong>
      <ul>
        {capabilities.map((capability) => (
          <li key={capability}>{capability}</li>
        ))}
        {paths.map(({ to, direction, dataTypes, frequency, volume }) => (
          <li key={to}>
            <em>
              {directionWords[direction]} {platformName(to)}
            </em>{' '}
            {dataTypes[0]}, {frequency.toLowerCase()}, {volume}
          </li>
        ))}
      </ul>
    </>
  )
}

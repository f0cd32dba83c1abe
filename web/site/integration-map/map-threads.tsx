import { platformName } from '#content/integration-map.ts'
import type { FlowDirection, PlatformNode } from '#content/types/integration-map.ts'
import { flowLabels } from '#shared/integration-map/map-view.ts'
import { type MapLine, mapLines } from './geometry.ts'

type MapThreadsProps = { nodes: readonly PlatformNode[]; isLit: (line: MapLine) => boolean }

/** The threads of the platform that is shown, over the cloth; their ends do not stretch with the window. */
export function MapThreads({ nodes, isLit }: MapThreadsProps) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="map-lines">
      {mapLines(nodes)
        .filter(isLit)
        .map(({ path, direction }) => (
          <g key={path} data-lit="" data-flow={direction}>
            <path d={path} className="map-halo" />
            <path d={path} />
            <path d={path} pathLength="1" className="map-bead" />
          </g>
        ))}
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
    <ul>
      {capabilities.map((capability) => (
        <li key={capability} className="mt-1">
          {capability}
        </li>
      ))}
      {paths.map(({ to, direction, dataTypes, frequency, volume }, path) => (
        <li key={to} className={path === 0 ? 'mt-2 border-paper-edge border-t pt-2' : 'mt-1'}>
          <strong className="font-semibold text-ink">
            {directionWords[direction]} {platformName(to)}
          </strong>{' '}
          {dataTypes[0]}, <span className="whitespace-nowrap">{frequency.toLowerCase()}</span>,{' '}
          {volume}
        </li>
      ))}
    </ul>
  )
}

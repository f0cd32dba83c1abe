import { platformName } from '#content/integration-map.ts'
import type { FlowDirection, PlatformNode } from '#content/types/integration-map.ts'
import { flowLabels } from '#shared/integration-map/map-view.ts'

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

import type { MapState } from './map.ts'

/** What the map's rules need of a platform node (public-site.md §3). */
export type MapNode<Id extends string, Path = unknown> = {
  readonly id: Id
  readonly connections: readonly Id[]
  readonly capabilities: readonly string[]
  readonly integrationPaths: readonly Path[]
}

const labelCount = 2

/** What the hover label lists: the first two capabilities and the first two integration paths. */
export const flowLabels = <Path>(node: {
  readonly capabilities: readonly string[]
  readonly integrationPaths: readonly Path[]
}): { readonly capabilities: readonly string[]; readonly paths: readonly Path[] } => ({
  capabilities: node.capabilities.slice(0, labelCount),
  paths: node.integrationPaths.slice(0, labelCount),
})

export type NodeEmphasis = 'plain' | 'shown' | 'related' | 'dimmed'

/**
 * How a node looks: the shown one, those it connects to, and the others, which step back while
 * something is shown.
 */
export function nodeEmphasis<Id extends string>(
  nodes: readonly MapNode<Id>[],
  state: Pick<MapState<Id>, 'shown'>,
  id: Id,
): NodeEmphasis {
  const shown = nodes.find((node) => node.id === state.shown)
  if (shown === undefined) return 'plain'
  if (shown.id === id) return 'shown'
  return shown.connections.includes(id) ? 'related' : 'dimmed'
}

/** Whether the line between two nodes lights up: one of them is shown and names the other. */
export function isLineLit<Id extends string>(
  nodes: readonly MapNode<Id>[],
  state: Pick<MapState<Id>, 'shown'>,
  [one, other]: readonly [Id, Id],
): boolean {
  const shown = nodes.find((node) => node.id === state.shown)
  if (shown === undefined) return false
  const far = shown.id === one ? other : shown.id === other ? one : null
  return far !== null && shown.connections.includes(far)
}

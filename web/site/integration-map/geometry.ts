import type { FlowDirection, PlatformId, PlatformNode } from '#content/types/integration-map.ts'

/** A thread; `direction` is how the data runs, seen from `from`. */
export type MapLine = {
  from: PlatformId
  to: PlatformId
  direction: FlowDirection
  /** In percent of the drawing, whatever its shape. */
  path: string
}

type Nodes = readonly (Pick<PlatformNode, 'id' | 'position'> & {
  integrationPaths: readonly Pick<PlatformNode['integrationPaths'][number], 'to' | 'direction'>[]
})[]

/** One thread for each pair of connected nodes: it leaves and arrives level, as a weft does. */
export function mapLines(nodes: Nodes): MapLine[] {
  return nodes.flatMap((node, index) =>
    nodes.slice(index + 1).flatMap((other) => {
      const run = node.integrationPaths.find(({ to }) => to === other.id)
      if (!run) return []
      const path = threadBetween(node.position, other.position)
      return [{ from: node.id, to: other.id, direction: run.direction, path }]
    }),
  )
}

const middle = 50

/** Both ends pull toward the middle; a thread between neighbours of one side turns half-way there. */
function threadBetween(a: PlatformNode['position'], b: PlatformNode['position']): string {
  const turn = a.x === b.x ? (a.x + middle) / 2 : middle
  return `M${a.x} ${a.y}C${turn} ${a.y} ${turn} ${b.y} ${b.x} ${b.y}`
}

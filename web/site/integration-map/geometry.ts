import type { FlowDirection, PlatformId, PlatformNode } from '#content/types/integration-map.ts'

/** The drawing's size; nodes name their place in percent of it. */
export const mapSize = { width: 560, height: 460 } as const

/** A thread; `direction` is how the data runs, seen from `from`. */
export type MapLine = {
  from: PlatformId
  to: PlatformId
  direction: FlowDirection
  path: string
}

type Nodes = readonly (Pick<PlatformNode, 'id' | 'position'> & {
  integrationPaths: readonly Pick<PlatformNode['integrationPaths'][number], 'to' | 'direction'>[]
})[]

/** How far a thread is drawn from its straight line toward the badge: 0 not, 1 to it; far ones most. */
const pullOver = (distance: number) => Math.min(0.62, distance / 600)

/** One thread for each pair of connected nodes, bent toward the middle as if the badge held it. */
export function mapLines(nodes: Nodes): MapLine[] {
  return nodes.flatMap((node, index) =>
    nodes.slice(index + 1).flatMap((other) => {
      const run = node.integrationPaths.find(({ to }) => to === other.id)
      if (!run) return []
      const path = threadBetween(node, other)
      return [{ from: node.id, to: other.id, direction: run.direction, path }]
    }),
  )
}

type Placed = Pick<PlatformNode, 'position'>

function threadBetween(one: Placed, other: Placed): string {
  const a = pointOf(one)
  const b = pointOf(other)
  const pull = pullOver(Math.hypot(a.x - b.x, a.y - b.y))
  const bend = (from: number, to: number, middle: number) => {
    const half = (from + to) / 2
    return Math.round(half + (middle - half) * pull)
  }
  const x = bend(a.x, b.x, mapSize.width / 2)
  const y = bend(a.y, b.y, mapSize.height / 2)
  return `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`
}

const pointOf = ({ position }: Placed) => ({
  x: Math.round((position.x * mapSize.width) / 100),
  y: Math.round((position.y * mapSize.height) / 100),
})

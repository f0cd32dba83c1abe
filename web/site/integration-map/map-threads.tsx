import type { PlatformNode } from '#content/types/integration-map.ts'
import { mapLines, mapSize } from './geometry.ts'

/** The threads between the platforms, each passing over those drawn before it, as in cloth. */
export function MapThreads({ nodes }: { nodes: readonly PlatformNode[] }) {
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      aria-hidden="true"
      fill="none"
      className="absolute inset-0 size-full"
    >
      {mapLines(nodes).map(({ from, to, direction, path }) => (
        <g key={path} data-line={`${from} ${to}`} data-flow={direction} className="map-line">
          <path d={path} className="stroke-paper" strokeWidth="9" />
          <path d={path} pathLength="1" className="thread-drawn" />
        </g>
      ))}
    </svg>
  )
}

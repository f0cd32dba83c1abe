import type { PlatformNode } from '#content/types/integration-map.ts'
import { cx } from '#web/ui/cx.ts'
import { CopyIcon } from '../page-parts/copy-icon.tsx'
import { platformAnchor } from './platform-address.ts'

/** A platform on the map, placed by its middle. */
export function MapNode({ node }: { node: PlatformNode }) {
  const { id, name, icon, position, delay, hasLabel } = node
  return (
    <li
      data-node={id}
      className="map-node"
      style={{ left: `${position.x}%`, top: `${position.y}%`, animationDelay: `${delay}ms` }}
    >
      <a href={platformAnchor(id)} className="map-tile">
        <CopyIcon name={icon} strokeWidth={1.6} className="size-7" />
        <span
          className={cx(
            'map-name',
            position.y < 25 && 'map-name-above',
            !hasLabel && 'map-name-late',
          )}
        >
          {name}
        </span>
      </a>
    </li>
  )
}

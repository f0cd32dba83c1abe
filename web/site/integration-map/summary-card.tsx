import { platformName } from '#content/integration-map.ts'
import type { PlatformNode } from '#content/types/integration-map.ts'
import { CloseButton } from '../demos/close-button.tsx'

type SummaryCardProps = { node: PlatformNode; onClose: () => void }

/** The small card of a selected platform (public-site.md §4). */
export function SummaryCard({ node, onClose }: SummaryCardProps) {
  const { name, role, description, connections } = node
  return (
    <div className="map-card">
      <CloseButton label={`Close the summary of ${name}`} onClick={onClose} />
      <strong>{name}</strong> {role}
      <p>{description}</p>
      <p>
        Connected to {connections.length} platforms here: {connections.map(platformName).join(', ')}
        .
      </p>
    </div>
  )
}

import type { PlatformNode } from '#content/types/integration-map.ts'
import { CloseButton } from '../demos/close-button.tsx'

/** The small card of a selected platform (public-site.md §4). */
export function SummaryCard({ node }: { node: PlatformNode }) {
  const { name, role, description, connections } = node
  return (
    <>
      <CloseButton label={`Close the summary of ${name}`} />
      <strong>{name}</strong> {role}
      <p>{description}</p>
      <p>Connected to {connections.length} platforms here.</p>
    </>
  )
}

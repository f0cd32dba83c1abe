import { integrationMapSection, platformNodes } from '#content/integration-map.ts'
import { demoSheet } from '#shared/routes.ts'
import { Mark } from '../chrome/wordmark.tsx'
import { mapSize } from './geometry.ts'
import { MapNode } from './map-node.tsx'
import { MapThreads } from './map-threads.tsx'

/**
 * The integration map (public-site.md §2, Home): the badge, six platforms around it, threads
 * between. Without script each platform leads to what is said of it; start-map.ts adds the rest.
 */
export function IntegrationMap({ className }: { className?: string }) {
  const { label, hint } = integrationMapSection
  return (
    <section data-map="" data-part={demoSheet.platforms} aria-label={label} className={className}>
      <div
        className="relative mx-auto max-w-xl lg:max-w-none"
        style={{ aspectRatio: `${mapSize.width}/${mapSize.height}` }}
      >
        <MapThreads nodes={platformNodes} />
        <span className="map-badge bg-ink text-paper">
          <Mark className="size-9" />
        </span>
        <ul>
          {platformNodes.map((node) => (
            <MapNode key={node.id} node={node} />
          ))}
        </ul>
      </div>
      <div className="map-readout stitched mt-8 grid gap-x-8 gap-y-4 pt-4 text-xs sm:grid-cols-2">
        <div id="map-label" data-label="" className="text-ink-soft">
          {hint}
        </div>
        <div data-card="" hidden />
      </div>
    </section>
  )
}

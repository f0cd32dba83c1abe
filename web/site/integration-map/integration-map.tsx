import { useEffect, useId, useRef } from 'react'
import { integrationMapSection, platformNodes } from '#content/integration-map.ts'
import { platformPopups } from '#content/integration-popups.ts'
import type { PlatformId } from '#content/types/integration-map.ts'
import { createIntegrationMap } from '#shared/integration-map/map.ts'
import { isLineLit, nodeLook } from '#shared/integration-map/map-view.ts'
import { Mark } from '../layout/wordmark.tsx'
import { useMachine } from '../motion/use-machine.ts'
import { FlowLabel } from './map-threads.tsx'
import './map.css'
import { MapNode } from './map-node.tsx'
import { MapThreads } from './map-threads.tsx'
import { PlatformPopup, SummaryCard } from './platform-popup.tsx'

const machine = createIntegrationMap<PlatformId>()
const nodeOf = (id: PlatformId | null) => platformNodes.find((node) => node.id === id)

/**
 * The integration map (public-site.md §2 and §4): the badge, six platforms around it, threads
 * between; hover, selection, summary card and popup. Without script each platform leads to what is
 * said of it.
 */
export function IntegrationMap({ className }: { className?: string }) {
  const [state, send] = useMachine(machine)
  const root = useRef<HTMLElement>(null)
  const labelId = useId()
  const { shown, selected, at } = state
  const shownNode = nodeOf(shown)
  const selectedNode = nodeOf(selected)
  const popup = selected ? platformPopups[selected] : undefined

  /** Lets go of what is selected; a focus that was inside it returns to the platform. */
  const close = (type: 'close' | 'escape') => {
    const inside = root.current?.querySelector('.map-card:focus-within, .map-popup:focus-within')
    if (inside) root.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
    send({ type })
  }
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close('escape')
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  })

  const { label, hint } = integrationMapSection
  return (
    <section ref={root} aria-label={label} className={className}>
      <div
        data-pointed={shown !== null || undefined}
        className="map-drawing relative mx-auto max-w-xl lg:max-w-none"
      >
        <MapThreads
          nodes={platformNodes}
          isLit={(line) => isLineLit(platformNodes, state, [line.from, line.to])}
        />
        <span className="map-badge bg-ink text-paper">
          <Mark className="size-9" />
        </span>
        <ul>
          {platformNodes.map((node) => (
            <MapNode
              key={node.id}
              node={node}
              look={nodeLook(platformNodes, state, node.id)}
              selected={node.id === selected}
              describedBy={labelId}
              send={send}
            />
          ))}
        </ul>
      </div>
      <div className="map-readout stitched mt-8 grid gap-x-8 gap-y-4 pt-4 text-xs sm:grid-cols-2">
        <div id={labelId} className="map-label text-ink-soft">
          {shownNode ? <FlowLabel node={shownNode} /> : hint}
        </div>
        {selectedNode && <SummaryCard node={selectedNode} onClose={() => close('close')} />}
      </div>
      {popup && at && (
        <PlatformPopup key={popup.id} popup={popup} at={at} onClose={() => close('close')} />
      )}
    </section>
  )
}

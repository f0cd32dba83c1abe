import { type PointerEvent, useEffect, useId, useRef } from 'react'
import { integrationMapSection, platformNodes } from '#content/integration-map.ts'
import { platformPopups } from '#content/integration-popups.ts'
import type { PlatformId } from '#content/types/integration-map.ts'
import { createIntegrationMap } from '#shared/integration-map/map.ts'
import { isLineLit, nodeEmphasis } from '#shared/integration-map/map-view.ts'
import { cx } from '#web/ui/cx.ts'
import { Logo } from '../layout/wordmark.tsx'
import { useLate, useMachine } from '../motion/hooks.ts'
import { kindOf, MapNode } from './map-node.tsx'
import { FlowLabel, MapThreads } from './map-threads.tsx'
import { SummaryCard } from './summary-card.tsx'

const loadPopup = () => import('./platform-popup.tsx')
const machine = createIntegrationMap<PlatformId>()
const nodeOf = (id: PlatformId | null) => platformNodes.find((node) => node.id === id)

/**
 * The integration map (public-site.md §2 and §4): the badge, six platforms around it, and
 * the threads of the one that is shown; hover, selection, summary card and popup. Without script each platform leads to what is
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
  const late = useLate((shown ?? selected) !== null, loadPopup)

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

  /** What is said of a platform stays while the pointer is on it (WCAG 1.4.13). */
  const keep = (type: 'enter' | 'leave', { pointerType }: PointerEvent) => {
    if (shown) send({ type, node: shown, pointer: kindOf(pointerType) })
  }

  const { label, hint } = integrationMapSection
  const current = shownNode ?? selectedNode
  return (
    <section ref={root} aria-label={label} className={cx('map', className)}>
      {shown && (
        <MapThreads
          nodes={platformNodes}
          isLit={(line) => isLineLit(platformNodes, state, [line.from, line.to])}
        />
      )}
      <span className="map-badge">
        <Logo className="size-9" />
      </span>
      <ul>
        {platformNodes.map((node) => (
          <MapNode
            key={node.id}
            node={node}
            emphasis={nodeEmphasis(platformNodes, state, node.id)}
            selected={node.id === selected}
            describedBy={labelId}
            send={send}
          />
        ))}
      </ul>
      <div
        data-node={current?.id}
        data-side={current && current.position.x > 50 ? 'right' : undefined}
        className="map-readout text-ink-soft text-xs"
        onPointerEnter={(event) => keep('enter', event)}
        onPointerLeave={(event) => keep('leave', event)}
      >
        {selectedNode && <SummaryCard node={selectedNode} onClose={() => close('close')} />}
        <div id={labelId} className="map-label">
          {shownNode ? (
            <FlowLabel node={shownNode} named={shownNode !== selectedNode} />
          ) : (
            !selectedNode && hint
          )}
        </div>
      </div>
      {late && popup && at && (
        <late.PlatformPopup key={popup.id} popup={popup} at={at} onClose={() => close('close')} />
      )}
    </section>
  )
}

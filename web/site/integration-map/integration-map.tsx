import { type FocusEvent, type PointerEvent, useEffect, useId, useRef } from 'react'
import { integrationMapSection, platformNodes } from '#content/integration-map.ts'
import { platformPopups } from '#content/integration-popups.ts'
import type { PlatformId } from '#content/types/integration-map.ts'
import { createIntegrationMap } from '#shared/integration-map/map.ts'
import { isLineLit, nodeEmphasis } from '#shared/integration-map/map-view.ts'
import { useLate, useMachine } from '../motion/hooks.ts'
import { fetchStyles } from '../motion/late-styles.ts'
import stylesPath from './map-late.css?url'
import { kindOf, MapNode, sideOf } from './map-node.tsx'
import { FlowLabel, MapThreads } from './map-threads.tsx'
import { SummaryCard } from './summary-card.tsx'

const loadPopup = () => import('./platform-popup.tsx')
const machine = createIntegrationMap<PlatformId>()
/** The platforms and the card answer a press by themselves. */
const isInside = (target: EventTarget | null) =>
  (target as Element).closest('.map-card,.map-node') !== null
const nodeOf = (id: PlatformId | null) => platformNodes.find((node) => node.id === id)

/**
 * The integration map (public-site.md §2 and §4): six platforms around the product's badge, which is
 * woven into the cloth under them (loom/loom.tsx), and the threads of the one that is shown; hover and selection, whose card is the popup of those that have one.
 * Without script each platform leads to what is said of it. `onOpen` is told whether a card is open.
 */
export function IntegrationMap({ onOpen }: { onOpen: (open: boolean) => void }) {
  const [state, send] = useMachine(machine)
  const map = useRef<HTMLElement>(null)
  const card = useRef<HTMLElement>(null)
  /** Who selects words of the card may let go outside of it. */
  const pressBeganInside = useRef(false)
  const labelId = useId()
  const { shown, selected, at } = state
  const pointedAt = shown === selected ? undefined : nodeOf(shown)
  const selectedNode = nodeOf(selected)
  const popup = selected ? platformPopups[selected] : undefined
  const late = useLate((shown ?? selected) !== null, loadPopup)

  /** Lets go of what is selected; a focus that was inside its card returns to the platform. */
  const close = (type: 'close' | 'escape') => {
    // A card that goes from under the pointer is not told that it leaves.
    if (selected && card.current?.matches(':hover'))
      send({ type: 'leave', node: selected, pointer: 'mouse' })
    if (card.current?.contains(document.activeElement))
      map.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
    send({ type })
  }
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close('escape')
    }
    const noteStart = ({ target }: Event) => {
      pressBeganInside.current = isInside(target)
    }
    const closeOutside = ({ target }: Event) => {
      if (selected && !pressBeganInside.current && !isInside(target)) close('close')
      pressBeganInside.current = false
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('pointerdown', noteStart)
    document.addEventListener('click', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('pointerdown', noteStart)
      document.removeEventListener('click', closeOutside)
    }
  })
  useEffect(() => onOpen(selected !== null), [onOpen, selected])
  // Without them it tells the same.
  useEffect(() => {
    fetchStyles(stylesPath).catch(() => {})
  }, [])

  /** What is said of a platform stays while the pointer or the focus is on it (WCAG 1.4.13). */
  const keep = (node: PlatformId | null) => {
    const tell = ({ type, pointerType }: PointerEvent) => {
      const event = type === 'pointerenter' ? 'enter' : 'leave'
      if (node) send({ type: event, node, pointer: kindOf(pointerType) })
    }
    const tellFocus = ({ type }: FocusEvent) => {
      if (node) send({ type: type === 'focus' ? 'focus' : 'blur', node })
    }
    return { onPointerEnter: tell, onPointerLeave: tell, onFocus: tellFocus, onBlur: tellFocus }
  }

  const { label, hint } = integrationMapSection
  return (
    <>
      <section ref={map} aria-label={label} className="map">
        {shown && (
          <MapThreads
            nodes={platformNodes}
            isLit={(line) => isLineLit(platformNodes, state, [line.from, line.to])}
          />
        )}
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
          id={labelId}
          hidden={selected !== null && !pointedAt}
          data-node={pointedAt?.id}
          data-side={sideOf(pointedAt)}
          className="map-label absolute mx-auto px-3 py-1 text-center text-ink-soft text-xs"
          {...keep(shown)}
        >
          {pointedAt ? (
            <>
              <strong className="font-semibold text-ink">{pointedAt.name}</strong>
              <FlowLabel node={pointedAt} />
            </>
          ) : (
            hint
          )}
        </div>
      </section>
      {selectedNode && at !== null && (
        <SummaryCard
          key={selected}
          ref={card}
          node={selectedNode}
          at={at}
          popup={popup !== undefined}
          onClose={() => close('close')}
          {...keep(selected)}
        >
          {late && popup && <late.PlatformPopup popup={popup} />}
        </SummaryCard>
      )}
    </>
  )
}

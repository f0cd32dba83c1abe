import { useEffect, useId, useRef, useState } from 'react'
import { platformName } from '#content/integration-map.ts'
import type { PlatformPopup as Popup } from '#content/types/integration-map.ts'
import { createPopupCounter } from '#shared/demos/machines.ts'
import { type Point, placePopup } from '#shared/integration-map/popup-place.ts'
import { CloseButton } from '../demos/close-button.tsx'
import { useMachine } from '../motion/hooks.ts'
import { adoptStyles } from '../motion/late-styles.ts'
import { wantsLessMotion } from '../motion/less-motion.ts'
import { directionWords } from './map-threads.tsx'
import styles from './popup.css?inline'

adoptStyles(styles)

type PlatformPopupProps = { popup: Popup; at: Point; onClose: () => void }

/**
 * The detail popup of a platform: beside it, at the height of the click, inside the window, or a sheet
 * on phones; one connection after the other is marked in turn (public-site.md §4 and §9). It has the
 * focus when it opens, and a press outside closes it.
 */
export function PlatformPopup({ popup, at, onClose }: PlatformPopupProps) {
  const { name, connections, capabilities, apiEndpoints, monthlyVolume } = popup
  const panel = useRef<HTMLDivElement>(null)
  const nameId = useId()
  const [counter] = useState(() => createPopupCounter(connections.length))
  const [{ step, phase }, send] = useMachine(counter)
  const running = phase === 'running'
  const window = useWindowSize()
  const { left, top, width, height } = placePopup(at, window)
  const isSheet = window.width < 640

  useEffect(() => {
    panel.current?.showPopover()
    panel.current?.querySelector('button')?.focus()
    if (!wantsLessMotion()) send({ type: 'start' })
  }, [send])

  useEffect(() => {
    // The platforms and the card answer by themselves.
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target as Element).closest('.map-popup,.map-card,.map-node')) onClose()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [onClose])

  return (
    <div
      ref={panel}
      role="dialog"
      popover="manual"
      aria-labelledby={nameId}
      className="map-popup"
      style={
        isSheet ? undefined : { inset: `${top}px auto auto ${left}px`, width, maxHeight: height }
      }
    >
      <CloseButton onClick={onClose} />
      <h2 id={nameId}>{name}</h2>
      <dl>
        <div>
          <dt>API endpoints</dt>
          <dd>{apiEndpoints}</dd>
        </div>
        <div>
          <dt>requests a month</dt>
          <dd>{monthlyVolume}</dd>
        </div>
      </dl>
      <div className="map-turn">
        <h3>Connections</h3>
        <span>{`${step + 1} / ${connections.length}`}</span>
        <button type="button" onClick={() => send({ type: running ? 'pause' : 'start' })}>
          {running ? 'Pause' : 'Play'}
        </button>
      </div>
      <ul>
        {connections.map(({ target, dataTypes, direction, latency, frequency }, index) => (
          <li key={target} aria-current={index === step || undefined} className="map-connection">
            <strong>
              {directionWords[direction]} {platformName(target)}
            </strong>{' '}
            {[dataTypes.join(', '), frequency, latency.replaceAll(' ', '\u00a0')].join('\u00a0· ')}
          </li>
        ))}
      </ul>
      <h3>Capabilities</h3>
      <ul>
        {capabilities.map((capability) => (
          <li key={capability}>{capability}</li>
        ))}
      </ul>
    </div>
  )
}

const windowSize = () => ({
  width: document.documentElement.clientWidth,
  height: window.innerHeight,
})

function useWindowSize() {
  const [size, setSize] = useState(windowSize)
  useEffect(() => {
    const measure = () => setSize(windowSize())
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return size
}

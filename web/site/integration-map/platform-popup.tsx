import { Fragment, useEffect, useState } from 'react'
import { platformName } from '#content/integration-map.ts'
import type { PlatformPopup as Popup } from '#content/types/integration-map.ts'
import { createPopupCounter } from '#shared/demos/machines.ts'
import { useMachine } from '../motion/hooks.ts'
import { adoptStyles } from '../motion/late-styles.ts'
import { wantsLessMotion } from '../motion/less-motion.ts'
import { directionWords } from './map-threads.tsx'
import styles from './popup.css?inline'

adoptStyles(styles)

/**
 * What the card of a platform tells as a detail popup: its figures, its connections, one marked after
 * the other, and its capabilities (public-site.md §4 and §9).
 */
export function PlatformPopup({ popup }: { popup: Popup }) {
  const { connections, capabilities, apiEndpoints, monthlyVolume } = popup
  const [counter] = useState(() => createPopupCounter(connections.length))
  const [{ step, phase }, send] = useMachine(counter)
  const running = phase === 'running'

  useEffect(() => {
    if (!wantsLessMotion()) send({ type: 'start' })
  }, [send])

  return (
    <>
      <dl>
        <div>
          <dt>API endpoints</dt>
          <dd className="font-bold">{apiEndpoints}</dd>
        </div>
        <div>
          <dt>requests a month</dt>
          <dd className="font-bold">{monthlyVolume}</dd>
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
            <strong className="font-semibold text-ink">
              {directionWords[direction]} {platformName(target)}
            </strong>{' '}
            {dataTypes.join(', ')}
            {[frequency, latency].map((words) => (
              <Fragment key={words}>
                {'\u00a0· '}
                <span className="whitespace-nowrap">{words}</span>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      <h3>Capabilities</h3>
      <p>{capabilities.join(' · ')}</p>
    </>
  )
}

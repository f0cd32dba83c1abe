import { platformName } from '#content/integration-map.ts'
import type { PlatformPopup } from '#content/types/integration-map.ts'
import { directionWords } from './flow-label.tsx'

/** What the popup of a platform says; one connection after the other is marked in turn. */
export function PopupDetail({ popup }: { popup: PlatformPopup }) {
  const { name, connections, capabilities, apiEndpoints, monthlyVolume } = popup
  return (
    <>
      <h3 id="popup-name">{name}</h3>
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
        <h4>Connections</h4>
        <span data-count="">1 / {connections.length}</span>
        <button type="button" data-pause="">
          Pause
        </button>
      </div>
      <ul>
        {connections.map(({ target, dataTypes, direction, latency, frequency }) => (
          <li key={target} data-connection="">
            <strong>
              {directionWords[direction]} {platformName(target)}
            </strong>{' '}
            {[dataTypes.join(', '), frequency, latency.replaceAll(' ', '\u00a0')].join(' · ')}
          </li>
        ))}
      </ul>
      <h4>Capabilities</h4>
      <ul>
        {capabilities.map((capability) => (
          <li key={capability}>{capability}</li>
        ))}
      </ul>
    </>
  )
}

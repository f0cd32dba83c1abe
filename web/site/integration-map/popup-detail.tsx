import { platformName } from '#content/integration-map.ts'
import type { PlatformPopup } from '#content/types/integration-map.ts'
import { directionWords } from './flow-label.tsx'

/** What the popup of a platform says; one connection after the other is marked in turn. */
export function PopupDetail({ popup }: { popup: PlatformPopup }) {
  const { name, connections, capabilities, apiEndpoints, monthlyVolume } = popup
  return (
    <>
      <h2 id="popup-name">{name}</h2>
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
    </>
  )
}

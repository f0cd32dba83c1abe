import { integrationMapSection, platformName, platformNodes } from '#content/integration-map.ts'
import { platformPopups } from '#content/integration-popups.ts'
import type { FlowDirection, PlatformId, PlatformNode } from '#content/types/integration-map.ts'
import { directionWords } from '../integration-map/map-threads.tsx'
import { Mark } from '../marks/mark.tsx'
import { Fold } from './reading.tsx'

/** The six platforms in plain reading: what is woven of them, and what each exchanges with which. */
export function PlatformsAsText() {
  return (
    <>
      <WovenDraft />
      {platformNodes.map((node, index) => (
        <Platform key={node.id} node={node} open={index === 0} />
      ))}
    </>
  )
}

const platformLink = (id: PlatformId) => `#platform-${id}`
const connectionId = (from: PlatformId, to: PlatformId) => `${from}-${to}`
const connectionName = (from: string, to: PlatformId, direction: FlowDirection) =>
  `${from} ${directionWords[direction]} ${platformName(to)}`

/** The first of each kind, to read the draft by. */
const examples = (['outgoing', 'incoming', 'bidirectional'] as const).flatMap((direction) =>
  platformNodes
    .flatMap(({ name, integrationPaths }) =>
      integrationPaths
        .filter((path) => path.direction === direction)
        .map(({ to }) => ({ direction, words: connectionName(name, to, direction) })),
    )
    .slice(0, 1),
)

/**
 * The platforms as warps and as wefts. Where two are connected the weft lies over what it sends to,
 * under what it receives from, and in turn where it does both.
 */
function WovenDraft() {
  const { label, hint } = integrationMapSection
  return (
    <figure className="draft">
      <table>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <td />
            {platformNodes.map((node, index) => (
              <DraftName key={node.id} node={node} index={index} scope="col" />
            ))}
          </tr>
        </thead>
        <tbody>
          {platformNodes.map((node, index) => (
            <tr key={node.id} className="weft-row">
              <DraftName node={node} index={index} scope="row" />
              {platformNodes.map(({ id: to }) => (
                <Crossing key={to} node={node} to={to} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>
        <p className="font-bold text-xl tracking-[-0.02em]">{label}</p>
        <p className="mt-2 text-ink-soft">{hint}</p>
        <ul>
          {examples.map(({ direction, words }) => (
            <li key={direction}>
              <Woven direction={direction} drawn />
              {words}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

type DraftNameProps = { node: PlatformNode; index: number; scope: 'col' | 'row' }

function DraftName({ node: { id, name }, index, scope }: DraftNameProps) {
  return (
    <th scope={scope} className={scope === 'col' ? 'warp-name' : 'weft-name'}>
      <a href={platformLink(id)} data-thread={index + 1}>
        <Mark name={name} />
        <span>{name}</span>
      </a>
    </th>
  )
}

/** Where a weft and a warp cross; what is woven there leads to what the two exchange. */
function Crossing({
  node: { id, name, integrationPaths },
  to,
}: {
  node: PlatformNode
  to: PlatformId
}) {
  const path = integrationPaths.find((other) => other.to === to)
  return (
    <td className="crossing">
      {path && (
        <a href={`#${connectionId(id, to)}`} aria-label={connectionName(name, to, path.direction)}>
          <Woven direction={path.direction} />
        </a>
      )}
    </td>
  )
}

const four = (place: (at: number) => string) => [8, 24, 40, 56].map(place).join('')
const warps = four((x) => `M${x} 0v64`)
const wefts = four((y) => `M0 ${y}h64`)
/** In a plain weave every second warp lies over the first weft. */
const warpsInTurn = four((x) => `M${x} ${x % 32 === 8 ? 0 : 16}v16m0 16v16`)

/** A square of cloth; the legend's squares are those that the others are copies of. */
function Woven({ direction, drawn }: { direction: FlowDirection; drawn?: boolean }) {
  const id = `woven-${direction}`
  if (!drawn)
    return (
      <svg viewBox="0 0 64 64" aria-hidden="true" className="woven">
        <use href={`#${id}`} />
      </svg>
    )
  const over = { bidirectional: warpsInTurn, outgoing: '', incoming: warps }[direction]
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="woven">
      <g id={id}>
        <path d={warps} />
        <path d={wefts} className="stroke-thread" />
        {over && <path d={over} />}
      </g>
    </svg>
  )
}

/** A thread that ends where the data goes: in red what is sent, in ink what is received, as in the draft. */
function ThreadMark({ direction }: { direction: FlowDirection }) {
  const received = direction !== 'outgoing' && 'M8 2 2 8l6 6'
  return (
    <svg viewBox="0 0 40 16" aria-hidden="true" className="thread-mark">
      {direction !== 'incoming' && <path d="M2 8h36m-6-6 6 6-6 6" className="stroke-thread" />}
      {received && <path d={direction === 'incoming' ? `${received}M2 8h36` : received} />}
    </svg>
  )
}

function Platform({ node, open }: { node: PlatformNode; open: boolean }) {
  const { id, name, role, description, capabilities, integrationPaths } = node
  const popup = platformPopups[id]
  return (
    <Fold
      className="platform-fold"
      id={`platform-${id}`}
      open={open}
      mark={name}
      title={<h2>{name}</h2>}
      summary={role}
      slips={integrationPaths.map(({ to, direction }) => (
        <span key={to}>
          <ThreadMark direction={direction} /> {platformName(to)}
        </span>
      ))}
    >
      <div>
        <p className="text-base text-ink">{description}</p>
        <ul className="mt-4 list-disc pl-5">
          {capabilities.map((capability) => (
            <li key={capability}>{capability}</li>
          ))}
        </ul>
        {popup && (
          <p className="mt-4">
            {popup.apiEndpoints} API endpoints, {popup.monthlyVolume} requests a month
          </p>
        )}
      </div>
      <Connections node={node} />
    </Fold>
  )
}

/** What a platform exchanges, a row for each other: with whom, what, and how often. */
function Connections({ node: { id, integrationPaths } }: { node: PlatformNode }) {
  return (
    <div>
      <h3>Connections</h3>
      <ul>
        {integrationPaths.map(({ to, dataTypes, frequency, volume, direction }) => {
          const latency = platformPopups[id]?.connections.find(
            ({ target }) => target === to,
          )?.latency
          return (
            <li key={to} id={connectionId(id, to)} className="exchanged">
              <ThreadMark direction={direction} />
              <p>
                {directionWords[direction]} <a href={platformLink(to)}>{platformName(to)}</a>
              </p>
              <p>
                <strong>{dataTypes.join(', ')}</strong>
              </p>
              <p className="text-xs">{[frequency, volume, latency].filter(Boolean).join(', ')}</p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

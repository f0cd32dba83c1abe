import { demoScenarios } from '#content/demos/list.ts'
import { jobRecords } from '#content/demos/records.ts'
import { integrationFlows } from '#content/flows/list.ts'
import { integrationMapSection, platformName, platformNodes } from '#content/integration-map.ts'
import { platformPopups } from '#content/integration-popups.ts'
import type { FlowTool } from '#content/types/flow.ts'
import type { PlatformId, PlatformNode } from '#content/types/integration-map.ts'
import { mapLines } from '../integration-map/geometry.ts'
import { directionWords } from '../integration-map/map-threads.tsx'
import { Mark } from '../marks/mark.tsx'
import { flowPartId } from './demo-anchors.ts'
import { Tally } from './integration-flow-demo.tsx'
import { ArtefactBody, JobResults } from './job-artefact.tsx'
import { ScenarioPanel } from './scenario-panel.tsx'
import { Connector } from './step.tsx'
import { ToolText } from './tool-detail.tsx'

/** The four flows in plain reading: each is its tools along one thread, and the sum of them. */
export function FlowsAsText() {
  return integrationFlows.map(({ id, name, description, color, tools }) => (
    <section
      key={id}
      id={flowPartId(id)}
      aria-label={name}
      data-tone={color}
      className="mb-16 md:mb-24"
    >
      <h2 className="stitched pt-4 font-bold text-2xl">{name}</h2>
      <p className="mt-2 max-w-2xl lg:text-lg">{description}</p>
      <ol className="mt-6 md:mt-8">
        {tools.map((tool) => (
          <li key={tool.id} className="step-fold">
            <Connector />
            <FoldedTool flowId={id} tool={tool} />
          </li>
        ))}
      </ol>
      <Tally tools={tools} />
    </section>
  ))
}

/**
 * A tool with what it hands on, folded. What an address leads to is in the fold, so that the
 * browser opens it: at once, as it does not scroll to what is still unfolding.
 */
function FoldedTool({ flowId, tool }: { flowId: string; tool: FlowTool }) {
  return (
    <details className="tool-fold group">
      <summary className="no-marker">
        <Mark name={tool.name} />
        <h3>{tool.name}</h3>
        <span>{tool.action}</span>
        <span className="fold-slip">
          {tool.dataFlow.sends.map((item) => (
            <span key={item}>{item}</span>
          ))}
        </span>
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-4 fill-none stroke-[1.5] stroke-current transition-[rotate] duration-200 group-open:rotate-45"
        >
          <path d="M8 2.5v11M2.5 8h11" />
        </svg>
      </summary>
      <div id={flowPartId(flowId, tool.id)} className="tool-detail">
        <p className="font-medium">{tool.category}</p>
        <ToolText tool={tool} />
      </div>
    </details>
  )
}

/** What the demo fetches is here from the start. */
const late = { parts: { ArtefactBody, JobResults }, records: jobRecords }

/** The four jobs in plain reading. */
export function ScenariosAsText() {
  return demoScenarios.map((scenario) => (
    <div key={scenario.id} className="mb-16 last:mb-0 md:mb-24">
      <h2 className="stitched pt-4 pb-4 font-bold text-2xl">{scenario.title}</h2>
      <ScenarioPanel scenario={scenario} late={late} />
    </div>
  ))
}

/** The six platforms in plain reading, two abreast; their parts stand level with those of the neighbor. */
export function PlatformsAsText() {
  return (
    <>
      <Exchange />
      <div className="grid gap-x-12 gap-y-16 min-[45rem]:grid-cols-2 xl:gap-x-20">
        {platformNodes.map((node) => (
          <Platform key={node.id} node={node} />
        ))}
      </div>
    </>
  )
}

/** The platforms as on the map, row by row: at the left edge of the threads, and at the right. */
const exchangeNodes = platformNodes
  .toSorted((a, b) => a.position.y - b.position.y || a.position.x - b.position.x)
  .map((node, index) => ({
    ...node,
    // In percent of the threads between them: the middle of a mark (reading.css) in its row.
    position: { x: (index % 2) * 100, y: (Math.floor(index / 2) + 2 / 7) * (100 / 3) },
  }))

/** Which platforms are connected, drawn; each leads to what is told of it. */
function Exchange() {
  return (
    <nav aria-label={integrationMapSection.label} className="exchange">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {mapLines(exchangeNodes).map(({ path }) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <ul>
        {exchangeNodes.map(({ id, name }) => (
          <li key={id}>
            <a href={platformLink(id)}>
              <Mark name={name} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const platformLink = (id: PlatformId) => `#platform-${id}`

function Platform({ node }: { node: PlatformNode }) {
  const { id, name, role, description, capabilities } = node
  return (
    <article
      id={`platform-${id}`}
      className="stitched row-span-4 grid grid-rows-subgrid content-start gap-y-0 pt-6"
    >
      <div className="flex items-center gap-5">
        <Mark name={name} className="h-16 w-24 shrink-0 border border-paper-edge bg-card" />
        <div>
          <h2 className="font-bold text-2xl tracking-[-0.02em]">{name}</h2>
          <p className="text-ink-soft">{role}</p>
        </div>
      </div>
      <p className="mt-5 max-w-prose">{description}</p>
      <ul className="mt-4 list-disc pl-5 text-ink-soft">
        {capabilities.map((capability) => (
          <li key={capability}>{capability}</li>
        ))}
      </ul>
      <Connections node={node} />
    </article>
  )
}

/** What a platform exchanges, a row for each other: with whom, what, and how often. */
function Connections({ node }: { node: PlatformNode }) {
  const popup = platformPopups[node.id]
  return (
    <div>
      <h3 className="mt-6 border-ink border-b pb-2 font-semibold">Connections</h3>
      <ul>
        {node.integrationPaths.map(({ to, dataTypes, frequency, volume, direction }) => {
          const latency = popup?.connections.find(({ target }) => target === to)?.latency
          return (
            <li
              key={to}
              className="grid grid-cols-[3rem_1fr] gap-x-4 border-paper-edge border-b py-3.5 xl:grid-cols-[3rem_10rem_1fr]"
            >
              <Mark
                name={platformName(to)}
                className="mt-1 h-9 w-12 border border-paper-edge bg-card"
              />
              <p className="leading-snug">
                <span className="block text-ink-soft text-sm">{directionWords[direction]}</span>{' '}
                <a
                  href={platformLink(to)}
                  className="font-semibold underline decoration-paper-edge underline-offset-3 hover:text-thread"
                >
                  {platformName(to)}
                </a>
              </p>
              <div className="max-xl:col-start-2 max-xl:mt-1.5">
                <p>{dataTypes.join(', ')}</p>
                <p className="text-ink-soft text-sm">
                  {[frequency, volume, latency].filter(Boolean).join(', ')}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
      {popup && (
        <p className="mt-3 text-ink-soft text-sm">
          {popup.apiEndpoints} API endpoints, {popup.monthlyVolume} requests a month
        </p>
      )}
    </div>
  )
}

import { demoScenarios } from '#content/demos/list.ts'
import { jobRecords } from '#content/demos/records.ts'
import { integrationFlows } from '#content/flows/list.ts'
import { platformName, platformNodes } from '#content/integration-map.ts'
import { platformPopups } from '#content/integration-popups.ts'
import type { PlatformId, PlatformNode } from '#content/types/integration-map.ts'
import { Link } from '#web/ui/link.tsx'
import { directionWords } from '../integration-map/map-threads.tsx'
import { Mark } from '../marks/mark.tsx'
import { flowPartId } from './demo-anchors.ts'
import { FlowPanel } from './integration-flow-demo.tsx'
import { ArtefactBody, JobResults } from './job-artefact.tsx'
import { ScenarioPanel } from './scenario-panel.tsx'
import { type ToolDetailProps, ToolText } from './tool-detail.tsx'

/** The four flows in plain reading. */
export function FlowsAsText() {
  return (
    <>
      {integrationFlows.map((flow) => (
        <div key={flow.id} className="mb-16 md:mb-24">
          <h2 className="stitched pt-4 pb-4 font-bold text-2xl">{flow.name}</h2>
          <FlowPanel flow={flow} />
          <div className="mt-8 border-paper-edge border-b">
            {flow.tools.map((tool) => (
              <FoldedTool key={tool.id} flow={flow} tool={tool} />
            ))}
          </div>
        </div>
      ))}
    </>
  )
}

/**
 * A tool, folded under its name and what it does. What an address leads to is in the
 * fold, so that the browser opens it: at once, as it does not scroll to what is still unfolding.
 */
function FoldedTool({ flow, tool }: ToolDetailProps) {
  return (
    <details className="tool-fold group">
      <summary className="no-marker">
        <Mark name={tool.name} />
        <h3>{tool.name}</h3>
        <span>{tool.category}</span>
        <span>{tool.action}</span>
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-4 fill-none stroke-[1.5] stroke-current transition-[rotate] duration-200 group-open:rotate-45"
        >
          <path d="M8 2.5v11M2.5 8h11" />
        </svg>
      </summary>
      <div id={flowPartId(flow.id, tool.id)} className="tool-detail">
        <ToolText flow={flow} tool={tool} />
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
      <ul className="-mt-4 mb-12 flex flex-wrap gap-x-6 gap-y-2">
        {platformNodes.map(({ id, name }) => (
          <li key={id}>
            <Link href={platformLink(id)} className="inline-block py-1">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="grid gap-x-12 gap-y-16 min-[45rem]:grid-cols-2 xl:gap-x-20">
        {platformNodes.map((node) => (
          <Platform key={node.id} node={node} />
        ))}
      </div>
    </>
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

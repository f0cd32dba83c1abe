import { demoScenarios } from '#content/demos/list.ts'
import { jobRecords } from '#content/demos/records.ts'
import { integrationFlows } from '#content/flows/list.ts'
import { platformName, platformNodes } from '#content/integration-map.ts'
import { platformPopups } from '#content/integration-popups.ts'
import type { PlatformNode } from '#content/types/integration-map.ts'
import { directionWords } from '../integration-map/map-threads.tsx'
import { FlowPanel } from './integration-flow-demo.tsx'
import { ArtefactBody, JobResults } from './job-artefact.tsx'
import { ScenarioPanel } from './scenario-panel.tsx'
import { ToolDetail } from './tool-detail.tsx'

/** The four flows in plain reading. */
export function FlowsAsText() {
  return (
    <>
      {integrationFlows.map((flow) => (
        <div key={flow.id} className="mt-16">
          <h2 className="stitched pt-4 pb-4 font-bold text-2xl">{flow.name}</h2>
          <FlowPanel flow={flow} />
          <div className="mt-10 grid gap-x-8 gap-y-14 lg:grid-cols-2">
            {flow.tools.map((tool) => (
              <ToolDetail key={tool.id} flow={flow} tool={tool} />
            ))}
          </div>
        </div>
      ))}
    </>
  )
}

/** What the demo fetches is here from the start. */
const late = { parts: { ArtefactBody, JobResults }, records: jobRecords }

/** The four jobs in plain reading. */
export function ScenariosAsText() {
  return demoScenarios.map((scenario) => (
    <div key={scenario.id} className="mt-16">
      <h2 className="stitched pt-4 pb-4 font-bold text-2xl">{scenario.title}</h2>
      <ScenarioPanel scenario={scenario} late={late} />
    </div>
  ))
}

/** The six platforms in plain reading. */
export function PlatformsAsText() {
  return (
    <>
      {platformNodes.map((node) => (
        <article key={node.id} id={`platform-${node.id}`} className="mt-16">
          <h2 className="stitched pt-4 font-bold text-2xl">{node.name}</h2>
          <p className="text-ink-soft">{node.role}</p>
          <p className="mt-3 max-w-prose">{node.description}</p>
          <ul className="mt-3 list-disc pl-5">
            {node.capabilities.map((capability) => (
              <li key={capability}>{capability}</li>
            ))}
          </ul>
          <Connections node={node} />
        </article>
      ))}
    </>
  )
}

function Connections({ node }: { node: PlatformNode }) {
  const popup = platformPopups[node.id]
  return (
    <>
      <h3 className="mt-4 font-semibold">Connections</h3>
      <ul className="list-disc pl-5">
        {node.integrationPaths.map(({ to, dataTypes, frequency, volume, direction }) => {
          const latency = popup?.connections.find(({ target }) => target === to)?.latency
          return (
            <li key={to}>
              {directionWords[direction]} {platformName(to)}: {dataTypes.join(', ')}.{' '}
              {[frequency, volume, latency].filter(Boolean).join(', ')}
            </li>
          )
        })}
      </ul>
      {popup && (
        <p className="mt-2">
          {popup.apiEndpoints} API endpoints, {popup.monthlyVolume} requests a month
        </p>
      )}
    </>
  )
}

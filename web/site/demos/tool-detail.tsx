import type { FlowTool, IntegrationFlow } from '#content/types/flow.ts'
import { Mark } from '../marks/mark.tsx'
import { flowPartId } from './demo-anchors.ts'

export type ToolDetailProps = { flow: IntegrationFlow; tool: FlowTool }

/** All of one tool in a flow, in the demo's modal (public-site.md §4). */
export function ToolDetail({ flow, tool }: ToolDetailProps) {
  return (
    <article className="tool-detail">
      <Mark name={tool.name} />
      <p>{tool.category}</p>
      <h3 id={`${flowPartId(flow.id, tool.id)}-name`}>{tool.name}</h3>
      <ToolText tool={tool} />
      <FlowStrip flow={flow} tool={tool} />
    </article>
  )
}

/** What is told of a tool besides its name and kind. */
export function ToolText({ tool }: { tool: FlowTool }) {
  const { receives, sends, triggers } = tool.dataFlow
  return (
    <>
      <p>{tool.description}</p>
      <dl>
        <Flow title="Receives" items={receives} />
        <Flow title="Sends" items={sends} />
        <Flow title="Triggers" items={triggers} />
      </dl>
      <h4>Connected platforms</h4>
      <p>{tool.integrations.join(', ')}</p>
    </>
  )
}

function Flow({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <dt>{title}</dt>
      {items.map((item) => (
        <dd key={item}>{item}</dd>
      ))}
    </div>
  )
}

/** The whole flow in one line, with this tool marked. */
function FlowStrip({ flow, tool }: ToolDetailProps) {
  return (
    <ol aria-label={flow.name}>
      {flow.tools.map(({ id, name }) => (
        <li key={id} {...(id === tool.id ? { 'aria-current': 'step' } : {})}>
          {name}
        </li>
      ))}
    </ol>
  )
}

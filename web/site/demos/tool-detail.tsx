import type { FlowTool, IntegrationFlow } from '#content/types/flow.ts'
import { Mark } from '../marks/mark.tsx'
import { flowPartId } from './demo-anchors.ts'

type ToolDetailProps = { flow: IntegrationFlow; tool: FlowTool }

/** All of one tool in a flow (public-site.md §4): in plain reading, and in the demo's modal. */
export function ToolDetail({ flow, tool }: ToolDetailProps) {
  const { receives, sends, triggers } = tool.dataFlow
  const id = flowPartId(flow.id, tool.id)
  return (
    <article id={id} aria-labelledby={`${id}-name`} className="tool-detail">
      <Mark name={tool.name} />
      <p>{tool.category}</p>
      <h3 id={`${id}-name`}>{tool.name}</h3>
      <p>{tool.description}</p>
      <dl>
        <Flow title="Receives" items={receives} />
        <Flow title="Sends" items={sends} />
        <Flow title="Triggers" items={triggers} />
      </dl>
      <h4>Connected platforms</h4>
      <p>{tool.integrations.join(', ')}</p>
      <FlowStrip flow={flow} tool={tool} />
    </article>
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

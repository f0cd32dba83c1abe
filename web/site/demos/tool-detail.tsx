import type { FlowTool, IntegrationFlow } from '#content/types/flow.ts'
import { flowPartId } from './flow-address.ts'

type ToolDetailProps = { flow: IntegrationFlow; tool: FlowTool }

/** All of one tool in a flow (public-site.md §4): on the sheet, and in the demo's modal. */
export function ToolDetail({ flow, tool }: ToolDetailProps) {
  const { receives, sends, triggers } = tool.dataFlow
  const id = flowPartId(flow.id, tool.id)
  return (
    <article id={id} aria-labelledby={`${id}-name`}>
      <p className="text-ink-soft text-sm">{tool.category}</p>
      <h3 id={`${id}-name`} className="font-bold text-xl">
        {tool.name}
      </h3>
      <p className="mt-3 max-w-prose text-ink-soft">{tool.description}</p>
      <dl className="mt-6 grid gap-x-6 gap-y-5 sm:grid-cols-3">
        <Flow title="Receives" items={receives} />
        <Flow title="Sends" items={sends} />
        <Flow title="Triggers" items={triggers} />
      </dl>
      <h4 className="mt-6 font-semibold text-sm">Connected platforms</h4>
      <p className="text-ink-soft text-sm">{tool.integrations.join(', ')}</p>
      <FlowStrip flow={flow} tool={tool} />
    </article>
  )
}

function Flow({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="border-ink border-t pt-3">
      <dt className="font-semibold text-sm">{title}</dt>
      {items.map((item) => (
        <dd key={item} className="mt-1 text-ink-soft text-sm">
          {item}
        </dd>
      ))}
    </div>
  )
}

/** The whole flow in one line, with this tool marked. */
function FlowStrip({ flow, tool }: ToolDetailProps) {
  return (
    <ol
      aria-label={flow.name}
      className="mt-6 flex flex-wrap gap-x-2 gap-y-1 border-paper-edge border-t pt-4 text-sm"
    >
      {flow.tools.map(({ id, name }, index) => (
        <li key={id} className="flex gap-x-2 text-ink-soft">
          {index > 0 && <span aria-hidden="true">→</span>}
          {id === tool.id ? (
            <strong aria-current="step" className="text-thread">
              {name}
            </strong>
          ) : (
            name
          )}
        </li>
      ))}
    </ol>
  )
}

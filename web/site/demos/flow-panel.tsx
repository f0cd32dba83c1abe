import type { IntegrationFlow } from '#content/types/flow.ts'
import { flowAnchor, flowPartId } from './flow-address.ts'
import { Stop } from './stop.tsx'

/** One flow: its tools along the thread that joins them. */
export function FlowPanel({ flow }: { flow: IntegrationFlow }) {
  const { id, name, description, tools, color } = flow
  return (
    <section id={flowPartId(id)} data-panel={id} aria-label={name} data-tone={color}>
      <p className="max-w-2xl text-lg">{description}</p>
      <ol className="stops stops-across mt-8 md:mt-14">
        {tools.map((tool) => (
          <Stop
            key={tool.id}
            icon={tool.icon}
            title={tool.name}
            text={tool.action}
            carries={tool.dataFlow.sends[0]}
            link={{ href: flowAnchor(id, tool.id), label: `Details of ${tool.name}` }}
          />
        ))}
      </ol>
    </section>
  )
}

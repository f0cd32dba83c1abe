import type { FlowTool, IntegrationFlow } from '#content/types/flow.ts'
import type { StepperState } from '#shared/demos/stepper.ts'
import { useHydrated } from '../motion/use-hydrated.ts'
import { flowAnchor, flowPartId } from './demo-anchors.ts'
import { Stop, stopState } from './stop.tsx'

type FlowPanelProps = {
  flow: IntegrationFlow
  /** How far the demo is; absent where the flow is only told. */
  run?: StepperState
  /** Shows a tool at once; absent, its icon leads to where it is told. */
  onDetail?: (tool: FlowTool) => void
}

/** One flow: its tools along the thread that joins them. */
export function FlowPanel({ flow, run, onDetail }: FlowPanelProps) {
  const { id, name, description, tools, color } = flow
  const isPanel = useHydrated() && run !== undefined
  return (
    <section
      id={flowPartId(id)}
      role={isPanel ? 'tabpanel' : undefined}
      aria-label={name}
      data-tone={color}
    >
      <p className="max-w-2xl text-lg">{description}</p>
      <ol className="stops stops-across mt-8 md:mt-14">
        {tools.map((tool, index) => (
          <Stop
            key={tool.id}
            icon={tool.icon}
            title={tool.name}
            text={tool.action}
            state={run && stopState(run, index)}
            carries={tool.dataFlow.sends[0]}
            link={{
              href: flowAnchor(id, tool.id),
              label: `Details of ${tool.name}`,
              onClick: onDetail && (() => onDetail(tool)),
            }}
          />
        ))}
      </ol>
    </section>
  )
}

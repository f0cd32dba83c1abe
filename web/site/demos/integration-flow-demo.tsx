import { useState } from 'react'
import type { FlowTool, IntegrationFlow } from '#content/types/flow.ts'
import { createFlowDemo } from '#shared/demos/pieces.ts'
import type { StepperState } from '#shared/demos/stepper.ts'
import { cx } from '#web/ui/cx.ts'
import { useHydrated } from '../motion/use-hydrated.ts'
import { useMachine } from '../motion/use-machine.ts'
import { flowAnchor, flowPartId } from './demo-anchors.ts'
import { DemoButtons, DemoTabs } from './demo-controls.tsx'
import { Stop, stopState } from './stop.tsx'
import { ToolDialog } from './tool-dialog.tsx'

type IntegrationFlowDemoProps = {
  /** The tabs, in order. */
  flows: readonly [IntegrationFlow, ...IntegrationFlow[]]
  className?: string | undefined
}

/**
 * The multi-platform integration flow demo (public-site.md §4), 2 s a tool. Until it runs, and
 * without script, its tabs and icons lead to the same in plain reading.
 */
export function IntegrationFlowDemo({ flows, className }: IntegrationFlowDemoProps) {
  const [machine] = useState(() => createFlowDemo(flows.map(({ tools }) => tools.length)))
  const [state, send] = useMachine(machine)
  const [detail, setDetail] = useState<FlowTool | null>(null)
  const flow = flows[state.scenario] ?? flows[0]
  const tool = flow.tools[state.step]
  const status =
    state.phase === 'idle'
      ? 'Select a tool to see what it receives, sends and triggers.'
      : `Step ${state.step + 1} of ${flow.tools.length}: ${tool?.name}, ${tool?.action}`

  return (
    <div className={cx('demo', className)}>
      <DemoTabs
        label="Integration flows"
        tabs={flows.map(({ id, name }) => ({ id, name, href: flowAnchor(id) }))}
        chosen={state.scenario}
        onChoose={(scenario) => send({ type: 'select', scenario })}
      />
      <div className="pt-8 md:min-h-72 md:pt-10">
        <FlowPanel key={flow.id} flow={flow} run={state} onDetail={setDetail} />
      </div>
      <DemoButtons state={state} send={send} status={status} className="mt-8" />
      {detail && <ToolDialog flow={flow} tool={detail} onClose={() => setDetail(null)} />}
    </div>
  )
}

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

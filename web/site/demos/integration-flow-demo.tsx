import { type ReactNode, useState } from 'react'
import { flowTallyLabels } from '#content/flows/list.ts'
import type { FlowTool, IntegrationFlow } from '#content/types/flow.ts'
import { tallyFlow } from '#shared/demos/flow-tally.ts'
import { createFlowDemo } from '#shared/demos/machines.ts'
import type { StepperState } from '#shared/demos/stepper.ts'
import { cx } from '#web/ui/cx.ts'
import { useHydrated, useLate, useMachine } from '../motion/hooks.ts'
import { flowAnchor, flowPartId } from './demo-anchors.ts'
import { DemoButtons, DemoTabs } from './demo-controls.tsx'
import { loadDemoStyles } from './late-demo.ts'
import { Step, stepState } from './step.tsx'

const loadDialog = async () => {
  await loadDemoStyles()
  return import('./tool-dialog.tsx')
}

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
  const [dialog, setDialog] = useState<ReactNode>(null)
  useLate(useHydrated(), loadDemoStyles)
  const flow = flows[state.scenario] ?? flows[0]
  const showDetail = async (tool: FlowTool) => {
    try {
      const { ToolDialog } = await loadDialog()
      setDialog(<ToolDialog flow={flow} tool={tool} onClose={() => setDialog(null)} />)
    } catch {
      // Its file does not come: what it says is told on a page of its own as well.
      location.assign(flowAnchor(flow.id, tool.id))
    }
  }
  return (
    <div className={cx('demo', className)}>
      <DemoTabs
        label="Integration flows"
        tabs={flows.map(({ id, name }) => ({ id, name, href: flowAnchor(id) }))}
        chosen={state.scenario}
        onChoose={(scenario) => send({ type: 'select', scenario })}
      />
      <FlowPanel flow={flow} run={state} onDetail={showDetail}>
        <DemoButtons state={state} send={send} status={statusOf(state, flow)} />
      </FlowPanel>
      {dialog}
    </div>
  )
}

function statusOf({ phase, step, revealed }: StepperState, { tools }: IntegrationFlow): string {
  if (phase === 'idle') return 'Select a tool to see what it receives, sends and triggers.'
  const { handedOn } = tallyFlow(tools)
  if (revealed) return `Done: ${tools.length} tools, ${handedOn} facts handed on, none typed again.`
  return `Step ${step + 1} of ${tools.length}: ${tools[step]?.name}, ${tools[step]?.action}`
}

type FlowPanelProps = {
  flow: IntegrationFlow
  /** How far the demo is. */
  run: StepperState
  onDetail: (tool: FlowTool) => void
  /** What starts and stops it. */
  children: ReactNode
}

/** One flow: its tools along the thread that joins them, what each hands on, and the sum of it. */
function FlowPanel({ flow, run, onDetail, children }: FlowPanelProps) {
  const { id, name, description, tools, color } = flow
  const isPanel = useHydrated()
  return (
    <section
      id={flowPartId(id)}
      role={isPanel ? 'tabpanel' : undefined}
      aria-label={name}
      data-tone={color}
      className="pt-6 md:pt-10"
    >
      <p className="max-w-2xl lg:text-lg">{description}</p>
      <div className="demo-theatre">
        <ol key={id} className="steps steps-across">
          {tools.map((tool, index) => (
            <Step
              key={tool.id}
              title={tool.name}
              text={tool.action}
              state={stepState(run, index)}
              carries={tool.dataFlow.sends}
              link={{
                href: flowAnchor(id, tool.id),
                label: `Details of ${tool.name}`,
                onClick: () => onDetail(tool),
              }}
            />
          ))}
        </ol>
        <Tally tools={tools} run={run} />
        {children}
      </div>
    </section>
  )
}

/** What the flow comes to so far: all of it, until it runs. */
export function Tally({ tools, run }: { tools: readonly FlowTool[]; run?: StepperState }) {
  const passed = run && run.phase !== 'idle' ? tools.slice(0, run.step + 1) : tools
  const tally = tallyFlow(passed)
  return (
    <dl className="flow-tally" data-done={run?.revealed || undefined}>
      {flowTallyLabels.map(([part, label]) => (
        <div key={part}>
          <dt>{label}</dt>
          <dd className="font-bold">{tally[part]}</dd>
        </div>
      ))}
    </dl>
  )
}

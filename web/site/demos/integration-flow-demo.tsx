import { useState } from 'react'
import type { FlowTool, IntegrationFlow } from '#content/types/flow.ts'
import { createFlowDemo } from '#shared/demos/pieces.ts'
import { cx } from '#web/ui/cx.ts'
import { useMachine } from '../motion/use-machine.ts'
import { flowAnchor } from './demo-anchors.ts'
import { DemoButtons } from './demo-buttons.tsx'
import { DemoTabs } from './demo-tabs.tsx'
import './demos.css'
import { FlowPanel } from './flow-panel.tsx'
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

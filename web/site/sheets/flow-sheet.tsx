import { integrationFlows } from '#content/flows/list.ts'
import { FlowPanel } from '../demos/flow-panel.tsx'
import { ToolDetail } from '../demos/tool-detail.tsx'

/** The four flows in plain reading. */
export function FlowSheet() {
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

import type { IntegrationFlow } from '#content/types/flow.ts'
import { demoSheet } from '#shared/routes.ts'
import { DemoButtons } from './demo-buttons.tsx'
import { DemoTabs } from './demo-tabs.tsx'
import { flowAnchor } from './flow-address.ts'
import { FlowPanel } from './flow-panel.tsx'

type IntegrationFlowDemoProps = {
  /** The tabs, in order; the first is drawn with the page, the others are fetched from the sheet. */
  flows: readonly [IntegrationFlow, ...IntegrationFlow[]]
  className?: string | undefined
}

/**
 * The multi-platform integration flow demo (public-site.md §4). It is drawn at build time and no
 * React runs in the browser: a page that shows it also carries
 * `<script>import '../demos/start-flow-demo.ts'</script>`, which runs its machine
 * (shared/demos/pieces.ts). Without script its tabs and icons lead to the same in plain reading.
 */
export function IntegrationFlowDemo({ flows, className }: IntegrationFlowDemoProps) {
  return (
    <div data-flow-demo="" data-part={demoSheet.flows} className={className}>
      <DemoTabs
        label="Integration flows"
        tabs={flows.map(({ id, name, tools }) => ({
          id,
          name,
          href: flowAnchor(id),
          steps: tools.length,
        }))}
      />
      <div data-stage="" className="pt-8 md:min-h-72 md:pt-10">
        <FlowPanel flow={flows[0]} />
      </div>
      <DemoButtons
        hint="Select a tool to see what it receives, sends and triggers."
        className="mt-8"
      />
    </div>
  )
}

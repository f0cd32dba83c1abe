import { integrationFlows } from '#content/flows/list.ts'
import { solution } from '#content/home/sections.ts'
import { IntegrationFlowDemo } from '../demos/integration-flow-demo.tsx'
import { SectionHead } from './section-head.tsx'

/** The way out: connected tools, shown by the flow demo. */
export function Solution() {
  const { title, introduction, points } = solution
  return (
    <section className="container-page py-20 md:py-28">
      <SectionHead title={title} introduction={introduction} />
      <IntegrationFlowDemo flows={integrationFlows} className="mt-12 md:mt-16" />
      <ul className="mt-14 grid gap-x-8 gap-y-4 md:grid-cols-3">
        {points.map((point) => (
          <li key={point} className="border-ink border-t pt-4 font-medium">
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}

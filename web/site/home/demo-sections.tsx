import { demoScenarios } from '#content/demos/list.ts'
import { integrationFlows } from '#content/flows/list.ts'
import { industryDemo, midwayCall, solution } from '#content/home/sections.ts'
import { ButtonLink } from '#web/ui/link.tsx'
import { IndustryDemo } from '../demos/industry-demo.tsx'
import { IntegrationFlowDemo } from '../demos/integration-flow-demo.tsx'
import { SectionHead } from './section-head.tsx'

/** The way out: connected tools, shown by the flow demo. */
export function Solution() {
  const { title, introduction, points } = solution
  return (
    <section className="thread-strands container-page py-section">
      <SectionHead title={title} introduction={introduction} />
      <IntegrationFlowDemo flows={integrationFlows} className="mt-lead" />
      <ul className="mt-lead grid gap-x-8 gap-y-3 sm:grid-cols-3">
        {points.map((point) => (
          <li key={point} className="border-ink border-t pt-3 font-medium">
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Four ordinary jobs, each run in front of the visitor. */
export function IndustrySection() {
  return (
    <section className="bg-paper-deep">
      <div className="container-page py-section">
        <SectionHead {...industryDemo} />
        <IndustryDemo scenarios={demoScenarios} className="mt-lead" />
        <div className="mt-lead flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-ink border-t pt-4">
          <p className="font-semibold text-lg">{midwayCall.text}</p>
          <ButtonLink href={midwayCall.action.href} variant="secondary" size="lg">
            {midwayCall.action.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

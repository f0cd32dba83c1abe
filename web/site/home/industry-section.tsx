import { demoScenarios } from '#content/demos/list.ts'
import { industryDemo } from '#content/home/sections.ts'
import { IndustryDemo } from '../demos/industry-demo.tsx'
import { SectionHead } from './section-head.tsx'

/** Four ordinary jobs, each run in front of the visitor. */
export function IndustrySection() {
  return (
    <section className="bg-paper-deep">
      <div className="container-page py-20 md:py-28">
        <SectionHead {...industryDemo} />
        <IndustryDemo scenarios={demoScenarios} className="mt-12 md:mt-16" />
      </div>
    </section>
  )
}

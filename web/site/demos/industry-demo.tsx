import type { DemoScenario } from '#content/types/demo.ts'
import { demoSheet } from '#shared/routes.ts'
import { cx } from '#web/ui/cx.ts'
import { DemoButtons } from './demo-buttons.tsx'
import { DemoTabs } from './demo-tabs.tsx'
import { jobAnchor } from './job-address.ts'
import { ScenarioPanel } from './scenario-panel.tsx'

type IndustryDemoProps = {
  /** The tabs, in order; the first is drawn with the page, the others are fetched from the sheet. */
  scenarios: readonly [DemoScenario, ...DemoScenario[]]
  className?: string
}

/** The industry demo (public-site.md §4), drawn at build and run by start-industry-demo.ts. */
export function IndustryDemo({ scenarios, className }: IndustryDemoProps) {
  return (
    <div
      data-industry-demo=""
      data-part={demoSheet.scenarios}
      className={cx('relative', className)}
    >
      <DemoTabs
        label="Industries"
        tabs={scenarios.map(({ id, title, steps }) => ({
          id,
          name: title,
          href: jobAnchor(id),
          steps: steps.length,
        }))}
      />
      <div data-stage="" className="pt-8 md:pt-10">
        <ScenarioPanel scenario={scenarios[0]} brief />
      </div>
      <DemoButtons
        hint="Four steps, then the result."
        className="mt-8 md:absolute md:bottom-0 md:w-1/2"
      />
    </div>
  )
}

import type { DemoScenario } from '#content/types/demo.ts'
import { industryDemo } from '#shared/demos/pieces.ts'
import type { StepperState } from '#shared/demos/stepper.ts'
import { cx } from '#web/ui/cx.ts'
import { useMachine } from '../motion/use-machine.ts'
import { scenarioAnchor } from './demo-anchors.ts'
import { DemoButtons, DemoTabs } from './demo-controls.tsx'
import './demos.css'
import { ScenarioPanel } from './scenario-panel.tsx'

type IndustryDemoProps = {
  /** The tabs, in order. */
  scenarios: readonly [DemoScenario, ...DemoScenario[]]
  className?: string
}

/**
 * The industry demo (public-site.md §4): four steps of 3 s, then the results. Until it runs, and
 * without script, its tabs lead to the same in plain reading.
 */
export function IndustryDemo({ scenarios, className }: IndustryDemoProps) {
  const [state, send] = useMachine(industryDemo)
  const scenario = scenarios[state.scenario] ?? scenarios[0]
  return (
    <div className={cx('demo relative', className)}>
      <DemoTabs
        label="Industries"
        tabs={scenarios.map(({ id, title }) => ({ id, name: title, href: scenarioAnchor(id) }))}
        chosen={state.scenario}
        onChoose={(index) => send({ type: 'select', scenario: index })}
      />
      <div className="pt-8 md:pt-10">
        <ScenarioPanel key={scenario.id} scenario={scenario} run={state} />
      </div>
      <DemoButtons
        state={state}
        send={send}
        status={statusOf(state, scenario)}
        className="mt-8 md:absolute md:bottom-0 md:w-1/2"
      />
    </div>
  )
}

function statusOf({ phase, step, revealed }: StepperState, { steps }: DemoScenario): string {
  if (phase === 'idle') return 'Four steps, then the result.'
  if (revealed) return 'Done. The result is shown.'
  return `Step ${step + 1} of ${steps.length}: ${steps[step]?.title}`
}

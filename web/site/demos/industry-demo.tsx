import type { DemoScenario } from '#content/types/demo.ts'
import { industryDemo } from '#shared/demos/machines.ts'
import type { StepperState } from '#shared/demos/stepper.ts'
import { cx } from '#web/ui/cx.ts'
import { useHydrated, useLate, useMachine } from '../motion/hooks.ts'
import { scenarioAnchor } from './demo-anchors.ts'
import { DemoButtons, DemoTabs } from './demo-controls.tsx'
import { loadJob } from './late-demo.ts'
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
  const late = useLate(useHydrated(), loadJob)
  return (
    <div className={cx('demo', className)}>
      <DemoTabs
        label="Industries"
        tabs={scenarios.map(({ id, title }) => ({ id, name: title, href: scenarioAnchor(id) }))}
        chosen={state.scenario}
        onChoose={(index) => send({ type: 'select', scenario: index })}
      />
      <ScenarioPanel scenario={scenario} run={state} late={late}>
        <DemoButtons state={state} send={send} status={statusOf(state, scenario)} />
      </ScenarioPanel>
    </div>
  )
}

function statusOf({ phase, step, revealed }: StepperState, scenario: DemoScenario): string {
  const { steps, metrics } = scenario
  if (phase === 'idle') return 'Four steps, then the result.'
  if (revealed) return `Done in ${metrics.automated} instead of ${metrics.manual}.`
  return `Step ${step + 1} of ${steps.length}: ${steps[step]?.title}`
}

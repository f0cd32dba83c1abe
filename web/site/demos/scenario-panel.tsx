import type { ReactNode } from 'react'
import type { DemoScenario } from '#content/types/demo.ts'
import type { StepperState } from '#shared/demos/stepper.ts'
import { useHydrated } from '../motion/hooks.ts'
import { scenarioPartId } from './demo-anchors.ts'
import { JobStage } from './job-stage.tsx'
import type { LateJob } from './late-demo.ts'
import { Step, stepState } from './step.tsx'

type ScenarioPanelProps = {
  scenario: DemoScenario
  /** How far the demo is; absent where the scenario is only told, with all that belongs to it. */
  run?: StepperState
  late: LateJob | null
  /** What starts and stops it. */
  children?: ReactNode
}

/** One scenario: the stage with its buttons, and its steps along a thread. */
export function ScenarioPanel({ scenario, run, late, children }: ScenarioPanelProps) {
  const { id, title, description, steps } = scenario
  const isPanel = useHydrated() && run !== undefined
  return (
    <section
      id={scenarioPartId(id)}
      role={isPanel ? 'tabpanel' : undefined}
      aria-label={title}
      className="job"
    >
      <p className="lg:text-lg">{description}</p>
      <div className="demo-theatre">
        <JobStage key={id} scenario={scenario} run={run} late={late} />
        {children}
      </div>
      <ol key={id} className="steps">
        {steps.map((step, index) => (
          <Step
            key={step.id}
            icon={step.icon}
            title={step.title}
            text={step.description}
            state={run && stepState(run, index)}
          />
        ))}
      </ol>
    </section>
  )
}

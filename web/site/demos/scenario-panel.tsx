import type { DemoScenario } from '#content/types/demo.ts'
import type { StepperState } from '#shared/demos/stepper.ts'
import { useHydrated } from '../motion/use-hydrated.ts'
import { scenarioPartId } from './demo-anchors.ts'
import { JobLog } from './job-log.tsx'
import { JobResults } from './job-results.tsx'
import { Stop, stopState } from './stop.tsx'

type ScenarioPanelProps = {
  scenario: DemoScenario
  /** How far the demo is; absent where the scenario is only told, with all that belongs to it. */
  run?: StepperState
}

/** One scenario: its steps along a thread; beside them the situation, the log, and the results. */
export function ScenarioPanel({ scenario, run }: ScenarioPanelProps) {
  const { id, title, description, steps } = scenario
  const isPanel = useHydrated() && run !== undefined
  const idle = run?.phase === 'idle'
  return (
    <section
      id={scenarioPartId(id)}
      role={isPanel ? 'tabpanel' : undefined}
      aria-label={title}
      data-view={run && viewOf(run)}
      className="grid gap-x-12 gap-y-8 md:grid-cols-2"
    >
      <div className="md:pb-24">
        <p className="text-lg">{description}</p>
        <ol className="stops mt-8">
          {steps.map((step, index) => (
            <Stop
              key={step.id}
              icon={step.icon}
              title={step.title}
              text={step.description}
              tone={step.color}
              state={run && stopState(run, index)}
            />
          ))}
        </ol>
      </div>
      <div className="job-card ink-ground rounded-lg bg-ink p-6 text-paper md:p-9">
        <p className="job-story text-2xl">{scenario.scenario}</p>
        {!idle && (
          <>
            <JobLog steps={steps} written={run ? run.step : steps.length} />
            <JobResults scenario={scenario} />
          </>
        )}
      </div>
    </section>
  )
}

/** Which part of the card shows while the demo is so far. */
function viewOf({ phase, revealed }: StepperState): 'story' | 'log' | 'results' {
  if (revealed) return 'results'
  return phase === 'idle' ? 'story' : 'log'
}

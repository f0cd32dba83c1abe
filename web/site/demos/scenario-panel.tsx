import { demoMetricLabels, demoMetricsNote } from '#content/demos/list.ts'
import type { DemoScenario, DemoStep } from '#content/types/demo.ts'
import type { StepperState } from '#shared/demos/stepper.ts'
import { useHydrated } from '../motion/use-hydrated.ts'
import { scenarioPartId } from './demo-anchors.ts'
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

type JobLogProps = {
  steps: readonly DemoStep[]
  /** The index of the last step that is written. */
  written: number
}

/** What a log of the run would say, step by step. */
function JobLog({ steps, written }: JobLogProps) {
  return (
    <ol className="job-log">
      {steps.map((step, index) => (
        <li key={step.id} data-written={index <= written || undefined}>
          <strong>{step.title}</strong>
          <ul>
            {step.details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** What a run comes to: its time by hand and now, drawn to scale, and what was done. */
function JobResults({ scenario }: { scenario: DemoScenario }) {
  const { manual, automated, improvement } = scenario.metrics
  // What is left of the time by hand.
  const left = `${(100 - Number.parseFloat(improvement)).toFixed(1)}%`
  return (
    <div className="job-results">
      <dl>
        <Metric label={demoMetricLabels.manual} value={manual} bar="100%" />
        <Metric label={demoMetricLabels.automated} value={automated} bar={left} />
        <Metric label={demoMetricLabels.improvement} value={improvement} />
      </dl>
      <ul>
        {scenario.results.map(({ action, detail }) => (
          <li key={action}>
            <strong>{action}</strong> {detail}
          </li>
        ))}
      </ul>
      <p>{demoMetricsNote}</p>
    </div>
  )
}

function Metric({ label, value, bar }: { label: string; value: string; bar?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {bar && (
        <dd className="job-bar">
          <svg aria-hidden="true" width={bar} />
        </dd>
      )}
    </div>
  )
}

import { demoMetricLabels, demoMetricsNote } from '#content/demos/list.ts'
import type { DemoScenario } from '#content/types/demo.ts'
import type { StepperState } from '#shared/demos/stepper.ts'
import type { LateJob } from './late-demo.ts'
import { stepState } from './step.tsx'

type JobStageProps = {
  scenario: DemoScenario
  /** How far the demo is; absent where all of the job is told. */
  run: StepperState | undefined
  late: LateJob | null
}

/** The job itself: the situation, the four things that its steps change, and the result. */
export function JobStage({ scenario, run, late }: JobStageProps) {
  const { id, steps } = scenario
  const atRest = run && (run.phase === 'idle' || !late)
  const record = late?.records[id]
  // At rest it shows what will be there: an empty stage says nothing.
  const stateOf = (index: number) => {
    if (atRest) return record && 'done'
    return run && stepState(run, index)
  }
  const view = run && (atRest ? 'story' : run.revealed ? 'results' : 'run')
  return (
    <div className="job-stage ink-ground rounded-lg" data-view={view}>
      <p className="job-story">{scenario.scenario}</p>
      <div
        // On phones the arrow keys scroll it; elsewhere it has no box, and is no stop of Tab.
        {...(run && { role: 'group', 'aria-label': scenario.title, tabIndex: 0 })}
        className="job-row"
      >
        <ol className="artefacts">
          {steps.map(({ id: step, artefact, color }, index) => (
            <li key={step} className="artefact" data-tone={color} data-at={stateOf(index)}>
              <p className="artefact-name">{artefact}</p>
              {late && record?.artefacts[index] && (
                <late.parts.ArtefactBody artefact={record.artefacts[index]} />
              )}
            </li>
          ))}
        </ol>
        {late && record && !atRest && <late.parts.JobResults results={record.results} />}
      </div>
      {run && !atRest && (
        <NowAt title={steps[run.step]?.title} text={steps[run.step]?.description} />
      )}
      {!atRest && <Figures scenario={scenario} />}
    </div>
  )
}

/** The step that runs, where the list of them is out of view; the status says it aloud. */
function NowAt({ title, text }: { title: string | undefined; text: string | undefined }) {
  return (
    <p aria-hidden="true" className="job-now">
      <strong>{title}</strong> {text}
    </p>
  )
}

/** The time by hand and now, drawn to scale, and what that comes to. */
function Figures({ scenario }: { scenario: DemoScenario }) {
  const { manual, automated, improvement } = scenario.metrics
  // What is left of the time by hand.
  const left = `${(100 - Number.parseFloat(improvement)).toFixed(1)}%`
  return (
    <div className="job-figures">
      <dl>
        <Figure label={demoMetricLabels.manual} value={manual} bar="100%" />
        <Figure label={demoMetricLabels.automated} value={automated} bar={left} />
        <Figure label={demoMetricLabels.improvement} value={improvement} />
      </dl>
      <p>{demoMetricsNote}</p>
    </div>
  )
}

function Figure({ label, value, bar }: { label: string; value: string; bar?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="font-bold">{value}</dd>
      {bar && (
        <dd className="job-bar">
          <svg aria-hidden="true" width={bar} />
        </dd>
      )}
    </div>
  )
}

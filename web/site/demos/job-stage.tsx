import { type RefObject, useEffect, useRef, useState } from 'react'
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
  const row = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(row, view)
  return (
    <div className="job-stage ink-ground rounded-lg" data-view={view}>
      <p className="job-story">{scenario.scenario}</p>
      <div
        ref={row}
        // The arrow keys scroll it then.
        {...(scrolls && { role: 'group', tabIndex: 0, 'aria-label': scenario.title })}
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

/** Whether the row goes on beside what is seen of it, so that it is a stop of the keyboard; asked anew as the `view` of it changes. */
function useScrolls(row: RefObject<HTMLElement | null>, view: string | undefined): boolean {
  const [scrolls, setScrolls] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width within it changes with the view.
  useEffect(() => {
    const { current } = row
    if (!current) return
    const sizes = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth))
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [row, view])
  return scrolls
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

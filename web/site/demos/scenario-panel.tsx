import type { DemoScenario } from '#content/types/demo.ts'
import { jobPartId } from './job-address.ts'
import { JobLog } from './job-log.tsx'
import { JobResults } from './job-results.tsx'
import { Stop } from './stop.tsx'

type ScenarioPanelProps = {
  scenario: DemoScenario
  /** Without what shows only while it runs, which the demo fetches when it comes near. */
  brief?: boolean
}

/** One scenario: its steps along a thread; beside them the situation, the log, and the results. */
export function ScenarioPanel({ scenario, brief = false }: ScenarioPanelProps) {
  const { id, title, description, steps } = scenario
  return (
    <section
      id={jobPartId(id)}
      data-panel={id}
      {...(brief ? { 'data-brief': '' } : {})}
      aria-label={title}
      className="grid gap-x-12 gap-y-8 md:grid-cols-2"
    >
      <div className="md:pb-24">
        <p className="text-lg">{description}</p>
        <ol className="stops mt-8">
          {steps.map((step) => (
            <Stop
              key={step.id}
              icon={step.icon}
              title={step.title}
              text={step.description}
              tone={brief ? undefined : step.color}
            />
          ))}
        </ol>
      </div>
      <div className="job-card ink-ground rounded-lg bg-ink p-6 text-paper md:p-9">
        <p className="job-story text-2xl">{scenario.scenario}</p>
        {brief || (
          <>
            <JobLog steps={steps} />
            <JobResults scenario={scenario} />
          </>
        )}
      </div>
    </section>
  )
}

import type { DemoStep } from '#content/types/demo.ts'

/** What a log of the run would say, step by step. */
export function JobLog({ steps }: { steps: readonly DemoStep[] }) {
  return (
    <ol className="job-log">
      {steps.map((step) => (
        <li key={step.id} data-log="">
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

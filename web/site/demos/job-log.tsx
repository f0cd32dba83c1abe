import type { DemoStep } from '#content/types/demo.ts'

type JobLogProps = {
  steps: readonly DemoStep[]
  /** The index of the last step that is written. */
  written: number
}

/** What a log of the run would say, step by step. */
export function JobLog({ steps, written }: JobLogProps) {
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

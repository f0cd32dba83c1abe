import { demoMetricLabels, demoMetricsNote } from '#content/demos/list.ts'
import type { DemoScenario } from '#content/types/demo.ts'

/** What a run comes to: its time by hand and now, drawn to scale, and what was done. */
export function JobResults({ scenario }: { scenario: DemoScenario }) {
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

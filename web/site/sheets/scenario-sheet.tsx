import { demoScenarios } from '#content/demos/list.ts'
import { ScenarioPanel } from '../demos/scenario-panel.tsx'

/** The four jobs in plain reading. */
export function ScenarioSheet() {
  return demoScenarios.map((scenario) => (
    <div key={scenario.id} className="mt-16 [&_.job-card]:content-start">
      <h2 className="stitched pt-4 pb-4 font-bold text-2xl">{scenario.title}</h2>
      <ScenarioPanel scenario={scenario} />
    </div>
  ))
}

import type { ReactNode } from 'react'
import { demoScenarios } from '#content/demos/list.ts'
import { jobRecords } from '#content/demos/records.ts'
import { integrationFlows } from '#content/flows/list.ts'
import type { FlowTool } from '#content/types/flow.ts'
import { Mark } from '../marks/mark.tsx'
import { flowPartId } from './demo-anchors.ts'
import { Tally } from './integration-flow-demo.tsx'
import { ArtefactBody, JobResults } from './job-artefact.tsx'
import { ScenarioPanel } from './scenario-panel.tsx'
import { Connector } from './step.tsx'
import { ToolText } from './tool-detail.tsx'

/** The four flows in plain reading: each is its tools along one thread, and the sum of them. */
export function FlowsAsText() {
  return integrationFlows.map(({ id, name, description, color, tools }) => (
    <section
      key={id}
      id={flowPartId(id)}
      aria-label={name}
      data-tone={color}
      className="mb-16 md:mb-24"
    >
      <h2 className="stitched pt-4 font-bold text-2xl">{name}</h2>
      <p className="mt-2 max-w-2xl lg:text-lg">{description}</p>
      <ol className="mt-6 md:mt-8">
        {tools.map((tool) => (
          <li key={tool.id} className="step-fold">
            <Connector />
            <FoldedTool flowId={id} tool={tool} />
          </li>
        ))}
      </ol>
      <Tally tools={tools} />
    </section>
  ))
}

function FoldedTool({ flowId, tool }: { flowId: string; tool: FlowTool }) {
  return (
    <Fold
      id={flowPartId(flowId, tool.id)}
      mark={tool.name}
      title={<h3>{tool.name}</h3>}
      summary={tool.action}
      slips={tool.dataFlow.sends.map((item) => <span key={item}>{item}</span>)}
    >
      <p className="font-medium">{tool.category}</p>
      <ToolText tool={tool} />
    </Fold>
  )
}

type FoldProps = {
  id: string
  open?: boolean
  className?: string
  /** Whose label begins it. */
  mark: string
  title: ReactNode
  summary: string
  /** What it hands on, line by line. */
  slips: ReactNode
  children: ReactNode
}

/**
 * A tool or a platform with what it hands on, folded. What an address leads to is in the fold, so that
 * the browser opens it: at once, as it does not scroll to what is still unfolding.
 */
export function Fold({
  id,
  open,
  mark,
  title,
  summary,
  slips,
  className = '',
  children,
}: FoldProps) {
  return (
    <details className={`tool-fold group ${className}`} open={open}>
      <summary className="no-marker">
        <Mark name={mark} />
        {title}
        <span>{summary}</span>
        <span className="fold-slip">{slips}</span>
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-4 fill-none stroke-[1.5] stroke-current transition-[rotate] duration-200 group-open:rotate-45"
        >
          <path d="M8 2.5v11M2.5 8h11" />
        </svg>
      </summary>
      <div id={id} className="tool-detail">
        {children}
      </div>
    </details>
  )
}

/** What the demo fetches is here from the start. */
const late = { parts: { ArtefactBody, JobResults }, records: jobRecords }

/** The four jobs in plain reading. */
export function ScenariosAsText() {
  return demoScenarios.map((scenario) => (
    <div key={scenario.id} className="mb-16 last:mb-0 md:mb-24">
      <h2 className="stitched pt-4 pb-4 font-bold text-2xl">{scenario.title}</h2>
      <ScenarioPanel scenario={scenario} late={late} />
    </div>
  ))
}

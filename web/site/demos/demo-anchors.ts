import { demoPage } from '#shared/routes.ts'

/** The id of a flow, or of one tool of it, on the page that tells all of them. */
export const flowPartId = (flow: string, tool?: string): string =>
  tool === undefined ? `flow-${flow}` : `flow-${flow}-${tool}`

/** Where a flow, or one tool of it, stands in plain reading. */
export const flowAnchor = (flow: string, tool?: string): string =>
  `${demoPage.flows}#${flowPartId(flow, tool)}`

/** The id of a scenario on the page that tells all of them. */
export const scenarioPartId = (scenario: string): string => `job-${scenario}`

/** Where a scenario stands in plain reading. */
export const scenarioAnchor = (scenario: string): string =>
  `${demoPage.scenarios}#${scenarioPartId(scenario)}`

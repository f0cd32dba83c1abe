import { demoSheet } from '#shared/routes.ts'

/** The id of a flow, or of one tool of it, on its sheet; and of the same part in the demo. */
export const flowPartId = (flow: string, tool?: string): string =>
  tool === undefined ? `flow-${flow}` : `flow-${flow}-${tool}`

/** Where a flow, or one tool of it, stands in plain reading. */
export const flowAnchor = (flow: string, tool?: string): string =>
  `${demoSheet.flows}#${flowPartId(flow, tool)}`

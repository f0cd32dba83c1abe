type CountedTool = {
  dataFlow: { sends: readonly string[]; triggers: readonly string[] }
}

/** What the first tools of a flow come to together. */
export type FlowTally = { tools: number; handedOn: number; setOff: number; typedAgain: 0 }

/**
 * Counts what `tools`, those that a run has passed, hand on and set off. Nothing is typed again: what a
 * tool hands on is what the next one receives.
 */
export function tallyFlow(tools: readonly CountedTool[]): FlowTally {
  const count = (part: 'sends' | 'triggers') =>
    tools.reduce((sum, { dataFlow }) => sum + dataFlow[part].length, 0)
  return { tools: tools.length, handedOn: count('sends'), setOff: count('triggers'), typedAgain: 0 }
}

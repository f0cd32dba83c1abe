import { expect, test } from 'vitest'
import { tallyFlow } from './flow-tally.ts'

const tool = (sends: number, triggers: number) => ({
  dataFlow: { sends: Array(sends).fill('a fact'), triggers: Array(triggers).fill('a task') },
})

test.each([
  ['nothing yet', [], { tools: 0, handedOn: 0, setOff: 0, typedAgain: 0 }],
  ['one tool', [tool(2, 1)], { tools: 1, handedOn: 2, setOff: 1, typedAgain: 0 }],
  [
    'a tool that sets off nothing',
    [tool(1, 0)],
    { tools: 1, handedOn: 1, setOff: 0, typedAgain: 0 },
  ],
  [
    'a whole flow',
    [tool(2, 2), tool(2, 2), tool(1, 3)],
    { tools: 3, handedOn: 5, setOff: 7, typedAgain: 0 },
  ],
])('%s is counted', (_, tools, tally) => {
  expect(tallyFlow(tools)).toEqual(tally)
})

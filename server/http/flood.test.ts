import { expect, test } from 'vitest'
import { decideForm } from './flood.ts'

test.each([
  ['the first of all', 1, 1, 'take'],
  ['the last that an address may send', 30, 30, 'take'],
  ['the last before a flood', 1, 200, 'take'],
  ['one more than an address may send', 31, 31, 128],
  ['the first of a flood', 1, 201, 128],
  ['twice the flood', 1, 400, 128],
  ['more than twice', 1, 401, 256],
  ['more than twice by one address alone', 61, 61, 256],
  ['more than four times', 1, 801, 512],
  ['more than eight times', 1, 1_601, 1024],
  ['any flood: the task does not grow for ever', 1, 1_000_000, 1024],
  ['the last that an address may prove', 300, 300, 1024],
  ['an address beyond that', 301, 301, 'refuse'],
  ['an address beyond that, in a flood', 301, 1_000_000, 'refuse'],
] as const)('%s', (_what, ofNetwork, atCall, expected) => {
  const decision = decideForm({ ofNetwork, atCall })
  expect(decision.kind === 'prove' ? decision.counter : decision.kind).toBe(expected)
})

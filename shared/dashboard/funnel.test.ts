import { expect, test } from 'vitest'
import { funnelOf } from './funnel.ts'

test.each([
  [{ new: 0, contacted: 0, qualified: 0, converted: 0, won: 0 }, [0, 0, 0, 0, 0], null],
  [{ new: 5, contacted: 2, qualified: 2, converted: 0, won: 1 }, [10, 5, 3, 1, 1], 0.1],
  [{ new: 0, contacted: 0, qualified: 0, converted: 0, won: 4 }, [4, 4, 4, 4, 4], 1],
])('of %j so many reached each step', (byStatus, reached, won) => {
  const steps = funnelOf(byStatus)
  expect(steps.map((step) => step.reached)).toEqual(reached)
  expect(steps.at(-1)?.ofAll).toBe(won)
})

test('each step is told as a share of the one before', () => {
  const steps = funnelOf({ new: 5, contacted: 2, qualified: 2, converted: 0, won: 1 })
  expect(steps.map(({ ofBefore }) => ofBefore)).toEqual([null, 0.5, 0.6, 1 / 3, 1])
  const none = funnelOf({ new: 3, contacted: 0, qualified: 0, converted: 0, won: 0 })
  expect(none.map(({ ofBefore }) => ofBefore)).toEqual([null, 0, null, null, null])
})

import { expect, test } from 'vitest'
import { counterValue } from './hero-counter.ts'

test.each([
  // Half the steps: 1 − 0.5³ = 0.875. A quarter: 1 − 0.75³ = 0.578125.
  [2_847, -1, 0],
  [2_847, 0, 0],
  [2_847, 15, 1_646],
  [2_847, 30, 2_491],
  [2_847, 60, 2_847],
  [2_847, 61, 2_847],
  [15_600, 30, 13_650],
  [15_600, 60, 15_600],
  [400, 30, 350],
  [400, 60, 400],
])('of %d, step %d shows %d', (target, step, shown) => {
  expect(counterValue(target, step)).toBe(shown)
})

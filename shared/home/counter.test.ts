import { describe, expect, test } from 'vitest'
import { counterStepAt, counterValue } from './counter.ts'

describe('value of a counter at a step', () => {
  test.each([
    { target: 2847, step: 0, value: 0 },
    // 1 − (59/60)³ = 0.049171…
    { target: 2847, step: 1, value: 140 },
    // 1 − (1/2)³ = 0.875
    { target: 2847, step: 30, value: 2491 },
    { target: 15600, step: 30, value: 13650 },
    { target: 400, step: 15, value: 231 },
    { target: 400, step: 59, value: 400 },
    { target: 15600, step: 60, value: 15600 },
    { target: 15600, step: 61, value: 15600 },
    { target: 400, step: -3, value: 0 },
  ])('$target at step $step is $value', ({ target, step, value }) => {
    expect(counterValue(target, step)).toBe(value)
  })
})

describe('step that is due', () => {
  test.each([
    { elapsed: 0, step: 0 },
    { elapsed: 500, step: 0 },
    { elapsed: 533, step: 0 },
    { elapsed: 534, step: 1 },
    { elapsed: 1500, step: 30 },
    { elapsed: 2500, step: 60 },
    { elapsed: 9000, step: 60 },
  ])('after $elapsed ms it is $step', ({ elapsed, step }) => {
    expect(counterStepAt(elapsed)).toBe(step)
  })
})

import { describe, expect, test } from 'vitest'
import { crossings, threadHeight, threadPath } from '../illustrations/weave.ts'

const from = { x: 100, y: 40 }
const to = { x: 340, y: 280 }

describe('a thread', () => {
  test.each([
    { x: 0, y: 40 },
    { x: 100, y: 40 },
    // a quarter of the way: 3/16 − 2/64 = 5/32 of the height
    { x: 160, y: 77.5 },
    { x: 220, y: 160 },
    { x: 340, y: 280 },
    { x: 400, y: 280 },
  ])('stands at $y at $x', ({ x, y }) => {
    expect(threadHeight(from, to, x)).toBe(y)
  })

  test('is one cubic with level ends', () => {
    expect(threadPath(from, to)).toBe('M100 40C180 40 260 280 340 280')
  })

  test('goes under every second warp line', () => {
    const warp = [160, 190, 220, 280]
    expect(crossings(from, to, warp, 0)).toEqual([
      { x: 160, y: 77.5 },
      { x: 220, y: 160 },
    ])
    expect(crossings(from, to, warp, 1).map(({ x }) => x)).toEqual([190, 280])
  })
})

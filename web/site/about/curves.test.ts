import { expect, test } from 'vitest'
import { curvePath } from './drawings.tsx'

test('a thread is one cubic with level ends', () => {
  expect(curvePath({ x: 100, y: 40 }, { x: 340, y: 280 })).toBe('M100 40C180 40 260 280 340 280')
})

import { expect, test } from 'vitest'
import { rowAfterKey } from './row-focus.ts'

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 5, 4],
  ['ArrowUp', 0, 0],
  ['Home', 7, 0],
  ['End', 2, 9],
  ['Enter', 3, null],
])('%s at row %i of ten to %j', (key, index, expected) => {
  expect(rowAfterKey(key, index, 10)).toBe(expected)
})

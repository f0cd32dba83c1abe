import { expect, test } from 'vitest'
import { repeat, weftOver } from './draft.ts'
import { passAt } from './pass.ts'

const row = (pick: number) =>
  Array.from({ length: repeat.ends }, (_, end) => (weftOver(end, pick) ? '#' : '.')).join('')
const covered = (pick: number) => row(pick).replaceAll('.', '').length

test('the figure stands in the cloth, and the draft repeats without a seam', () => {
  expect(covered(10), 'two uprights and the thread').toBeGreaterThan(10)
  expect(covered(1), 'the ground: one crossing in eleven').toBe(5)
  expect(row(repeat.picks + 10)).toBe(row(10))
  expect(row(repeat.picks / 2 + 10), 'in half drop').not.toBe(row(10))
})

test.each([
  [0, { index: 0, flown: 0, beaten: 0, picks: 90 }],
  [1_100, { index: 0, flown: 0.5, beaten: 0, picks: 90 }],
  [2_200, { index: 0, flown: 1, beaten: 0, picks: 90 }],
  [2_380, { index: 0, flown: 1, beaten: 1, picks: 90 }],
  [2_700, { index: 1, flown: 0, beaten: 0, picks: 92 }],
])('after %i ms at the loom', (elapsed, pass) => {
  expect(passAt(elapsed, 90)).toEqual(pass)
})

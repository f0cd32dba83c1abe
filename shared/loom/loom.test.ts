import { expect, test } from 'vitest'
import { repeat, weftOver } from './draft.ts'
import { passAt } from './pass.ts'

const row = (pick: number) =>
  Array.from({ length: repeat.ends }, (_, end) => (weftOver(end, pick) ? '#' : '.')).join('')
const covered = (pick: number) => row(pick).replaceAll('.', '').length

test('the figure stands whole at each side of the middle, and the draft repeats without a seam', () => {
  const figure = row(17)
  expect(covered(17), 'two uprights and the thread, twice').toBeGreaterThan(20)
  expect(covered(0), 'the ground: one crossing in eleven').toBe(19)
  const middle = Math.floor(repeat.ends / 2)
  expect(figure.slice(middle - 13, middle + 14), 'nothing under the badge').not.toContain('##')
  expect(figure.slice(0, middle - 40) + figure.slice(middle + 41)).not.toContain('##')
  expect(row(repeat.picks), 'the satin goes on').toBe(row(0))
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

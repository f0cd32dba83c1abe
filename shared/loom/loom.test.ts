import { expect, test } from 'vitest'
import { aside, repeat, weftOver } from './draft.ts'
import { passAt } from './pass.ts'

const row = (pick: number) =>
  Array.from({ length: repeat.ends }, (_, end) => (weftOver(end, pick) ? '#' : '.')).join('')
const covered = (pick: number) => row(pick).replaceAll('.', '').length

test('the figure stands once, beside the middle, and the draft repeats without a seam', () => {
  const figure = row(19)
  const middle = Math.floor(repeat.ends / 2) + aside
  expect(figure.slice(middle - 11, middle + 12), 'an upright').toContain('####')
  expect(figure.slice(0, middle - 11) + figure.slice(middle + 12)).not.toContain('##')
  expect(covered(0), 'the ground: one crossing in eleven').toBe(19)
  const rows = Array.from({ length: repeat.picks }, (_, pick) => row(pick))
  expect(rows.findLastIndex((each) => each.includes('##'))).toBeLessThan(repeat.picks / 2)
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

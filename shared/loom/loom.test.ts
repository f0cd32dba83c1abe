import { expect, test } from 'vitest'
import { floatsOf } from '../weaving/draft.ts'
import { plain, repeat, weftOver } from './draft.ts'
import { passAt } from './pass.ts'

const row = (pick: number) =>
  Array.from({ length: repeat.ends }, (_, end) => (weftOver(end, pick) ? '#' : '.')).join('')
const covered = (pick: number) => row(pick).replaceAll('.', '').length

/** How long the floats of a row are, in ends. */
const floats = (pick: number) =>
  floatsOf([...row(pick)].map((crossing) => crossing === '#')).map(({ length }) => length)

test('the figure stands once, in the middle, and the draft repeats without a seam', () => {
  const half = Math.floor(repeat.ends / 2)
  const middle = row(30).slice(half - 27, half + 28)
  expect(middle, 'an upright, bound once').toContain('####')
  expect(new Set(floats(0)), 'the ground: floats of three').toEqual(new Set([3]))
  expect(covered(70), 'three crossings in eleven').toBe(3 * 19)
  for (let pick = plain.from; pick < repeat.picks; pick += 1) {
    expect(covered(pick), `row ${pick} is plain`).toBe(3 * 19)
    expect(row(pick)).toBe(row(plain.from + ((pick - plain.from) % plain.picks)))
  }
  const isLaid = (pick: number) => [...row(pick)].map((crossing) => crossing === '#')
  const below = isLaid(repeat.picks)
  expect(
    isLaid(0).every((over, end) => !over || below[end]),
    'the satin goes on',
  ).toBe(true)
})

test('what is woven is bound: no weft of the figure floats over more than eight ends', () => {
  const longest = Array.from({ length: repeat.picks }, (_, pick) => Math.max(...floats(pick)))
  expect(Math.max(...longest)).toBeLessThanOrEqual(8)
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

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawdown, endOf, floatsOf } from './draft.ts'
import { type StructureName, structureNames, structures } from './structures.ts'

/** As weavers draw it: `#` where the warp is over. */
const picture = (name: StructureName) =>
  drawdown(structures[name]).map((pick) => pick.map((up) => (up ? '#' : '.')).join(''))

test.each<[StructureName, string[]]>([
  ['plain', ['#.', '.#']],
  ['basket', ['##..', '##..', '..##', '..##']],
  ['twill', ['##..', '.##.', '..##', '#..#']],
  ['drill', ['.###', '#.##', '##.#', '###.']],
  ['herringbone', ['##..##..##..##..', '.##..##.#..##..#', '..##..##..##..##', '#..##..#.##..##.']],
  ['birdseye', ['##...#', '.##.##', '..###.', '#..#..', '..###.', '.##.##']],
  ['satin', ['.####', '##.##', '####.', '#.###', '###.#']],
])('%s', (name, picks) => {
  expect(picture(name)).toEqual(picks)
})

test.each(structureNames)('%s: every thread is bound, and soon enough', (name) => {
  const cloth = drawdown(structures[name])
  const ends = (cloth[0] ?? []).map((_, index) => endOf(cloth, index))
  const above = [...ends, ...cloth.map((pick) => pick.map((up) => !up))]
  const both = above.flatMap((thread) => [thread, thread.map((over) => !over)])
  for (const thread of both) expect(new Set(thread).size).toBe(2)
  const longest = Math.max(...both.flatMap(floatsOf).map(({ length }) => length))
  expect(longest).toBe(structures[name].longestFloat)
})

test.each([
  ['never over', [false, false], []],
  ['never bound', [true, true], [{ from: 0, length: 2 }]],
  ['over the end of the repeat', [true, false, true], [{ from: 2, length: 2 }]],
  [
    'twice',
    [true, false, true, false],
    [
      { from: 0, length: 1 },
      { from: 2, length: 1 },
    ],
  ],
])('floats of a thread that lies %s', (_, over, floats) => {
  expect(floatsOf(over)).toEqual(floats)
})

test('the floats of a thread are all that lies over, each as long as it can be', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }), (over) => {
      const at = (index: number) => over[(index + over.length) % over.length]
      const floats = floatsOf(over)
      expect(floats.reduce((sum, { length }) => sum + length, 0)).toBe(over.filter(Boolean).length)
      for (const { from, length } of floats.filter(({ length }) => length < over.length)) {
        expect([at(from - 1), at(from + length)]).toEqual([false, false])
      }
    }),
  )
})

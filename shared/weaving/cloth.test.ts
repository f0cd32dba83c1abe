import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cloth, type ClothKind, colorings, cutLength, weave, type Yarn } from './cloth.ts'
import { drawCloth } from './cloth-drawing.ts'
import { endOf, floatsOf } from './draft.ts'
import { structureNames, structures } from './structures.ts'

const yarn = fc.constantFrom<Yarn>('ink', 'slate', 'flax', 'chalk', 'indigo', 'weld')
const kind: fc.Arbitrary<ClothKind> = fc.record({
  structure: fc.constantFrom(...structureNames),
  coloring: fc.constantFrom(...colorings),
  yarns: fc.tuple(yarn, yarn, yarn),
})
const seed = fc.string({ unit: 'grapheme', maxLength: 40 })
const count = fc.integer({ min: 1, max: 60 })

const endsOf = ({ drawdown, warp }: Cloth) => warp.map((_, index) => endOf(drawdown, index))

test('no thread floats further than its structure allows, on either face', () => {
  fc.assert(
    fc.property(seed, kind, (slug, wanted) => {
      const cloth = weave(slug, wanted)
      const face = [...endsOf(cloth), ...cloth.drawdown]
      const back = face.map((thread) => thread.map((over) => !over))
      const floats = [...face, ...back].flatMap(floatsOf).map(({ length }) => length)
      expect(Math.max(...floats)).toBeLessThanOrEqual(structures[wanted.structure].longestFloat)
    }),
  )
})

test('a cloth is a whole repeat of its structure and its colors', () => {
  fc.assert(
    fc.property(seed, kind, (slug, wanted) => {
      const { drawdown, warp, weft, red } = weave(slug, wanted)
      const { threading, treadling } = structures[wanted.structure]
      expect([warp.length % threading.length, weft.length % treadling.length]).toEqual([0, 0])
      expect(drawdown.map((pick) => pick.length)).toEqual(weft.map(() => warp.length))
      expect([...warp, ...weft].every((each) => wanted.yarns.includes(each))).toBe(true)
      expect(red >= 0 && red < 1).toBe(true)
    }),
  )
})

test('a seed has one cloth', () => {
  fc.assert(
    fc.property(seed, kind, (slug, wanted) => {
      const cloth = weave(slug, wanted)
      expect(weave(slug, wanted)).toEqual(cloth)
      expect(drawCloth(cloth, 8)).toEqual(drawCloth(weave(slug, wanted), 8))
    }),
  )
})

test('other seeds have other cloths, but for a chance of one in a thousand', () => {
  const seeds = fc.uniqueArray(seed, { minLength: 40, maxLength: 40 })
  fc.assert(
    fc.property(seeds, kind, (slugs, wanted) => {
      const cloths = new Set(slugs.map((slug) => JSON.stringify(weave(slug, wanted))))
      expect(cloths.size).toBeGreaterThan(slugs.length - 8)
    }),
    { numRuns: 12 },
  )
})

test('a length of cloth is the repeat again and again', () => {
  fc.assert(
    fc.property(seed, kind, count, count, (slug, wanted, ends, picks) => {
      const cloth = weave(slug, wanted)
      const { drawdown, warp, weft } = cutLength(cloth, ends, picks)
      const { length: width } = cloth.warp
      const { length: height } = cloth.weft
      expect(warp).toEqual(Array.from({ length: ends }, (_, end) => cloth.warp[end % width]))
      expect(weft).toEqual(Array.from({ length: picks }, (_, pick) => cloth.weft[pick % height]))
      expect(drawdown).toEqual(
        weft.map((_, pick) => warp.map((_, end) => cloth.drawdown[pick % height]?.[end % width])),
      )
    }),
  )
})

test('a drawing has all threads, of 400 crossings in at most 3 KB', () => {
  fc.assert(
    fc.property(seed, kind, (slug, wanted) => {
      const cloth = cutLength(weave(slug, wanted), 20, 20)
      const { wefts, warps } = drawCloth(cloth, 10)
      const drawn = [...wefts, ...warps].map(({ path }) => path).join('')
      expect(drawn.length).toBeGreaterThan(1000)
      expect(drawn.length).toBeLessThanOrEqual(3 * 1024)
      const floats = endsOf(cloth).flatMap(floatsOf)
      const wrapped = floats.filter(({ from, length }) => from + length > 20)
      expect(drawn.split('M')).toHaveLength(1 + 20 + floats.length + wrapped.length)
    }),
  )
})

test('a drawing has each float once, and twice what runs over the edge of the repeat', () => {
  const cloth = weave('any', {
    structure: 'twill',
    coloring: 'solid',
    yarns: ['ink', 'chalk', 'chalk'],
  })
  const { width, height, wefts, warps } = drawCloth(cloth, 10)
  expect([width, height]).toEqual([40, 40])
  expect(wefts).toEqual([{ yarn: 'chalk', path: 'M0 5h40M0 15h40M0 25h40M0 35h40' }])
  expect(warps.map(({ yarn, path }) => [yarn, path.split('M').slice(1)])).toEqual([
    ['ink', ['5 33.6v12.8', '5 -6.4v12.8', '15 3.6v12.8', '25 13.6v12.8', '35 23.6v12.8']],
  ])
})

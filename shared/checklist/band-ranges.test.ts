import { expect, test } from 'vitest'
import { bandRanges } from './band-ranges.ts'
import { scoreChecklist } from './score.ts'
import { checklistCategories } from './vocabulary.ts'

const checklist = checklistCategories.map(({ id }) => ({
  id,
  items: [1, 2, 3, 4, 5].map((n) => ({ id: `${id}-${n}` })),
}))
/** Ids spread over the categories as evenly as can be. */
const spread = [0, 1, 2, 3, 4].flatMap((n) => checklist.map(({ items }) => items[n]?.id ?? ''))

test('the ranges follow each other from 0 to 20', () => {
  expect(bandRanges.map(({ from, to }) => [from, to])).toEqual([
    [0, 5],
    [6, 11],
    [12, 16],
    [17, 20],
  ])
})

test.each(bandRanges)('$from to $to checked items read as $id', ({ id, from, to }) => {
  for (const checked of [from, to]) {
    expect(scoreChecklist(checklist, new Set(spread.slice(0, checked))).band).toBe(id)
  }
})

import { expect, test } from 'vitest'
import { scoreChecklist } from './score.ts'
import { checklistCategories, checklistItemCount } from './vocabulary.ts'

const checklist = checklistCategories.map(({ id }) => ({
  id,
  items: [1, 2, 3, 4, 5].map((number) => ({ id: `${id}-${number}` })),
}))

/** Ticks the first so many items of each category. */
const ticked = (...counts: number[]) =>
  new Set(checklist.flatMap(({ items }, at) => items.slice(0, counts[at]).map(({ id }) => id)))

test.each([
  // items of each category → checked, percent, band, weakest
  [[0, 0, 0, 0], 0, 0, 'starting', 'business-assessment'],
  [[5, 0, 0, 0], 5, 25, 'starting', 'technical-readiness'],
  [[5, 1, 0, 0], 6, 30, 'preparing', 'financial-planning'],
  [[2, 3, 3, 3], 11, 55, 'preparing', 'business-assessment'],
  [[3, 3, 3, 3], 12, 60, 'nearly-ready', 'business-assessment'],
  // Twelve and more, yet one category with a single check.
  [[5, 5, 5, 1], 16, 80, 'preparing', 'team-preparation'],
  [[5, 5, 4, 2], 16, 80, 'nearly-ready', 'team-preparation'],
  [[5, 5, 5, 2], 17, 85, 'nearly-ready', 'team-preparation'],
  [[5, 4, 5, 3], 17, 85, 'ready', 'team-preparation'],
  [[5, 5, 5, 4], 19, 95, 'ready', 'team-preparation'],
  [[5, 5, 5, 5], 20, 100, 'ready', null],
])('%j checked: %d, %d percent, %s', (counts, checked, percent, band, weakest) => {
  const score = scoreChecklist(checklist, ticked(...counts))
  expect(score).toMatchObject({ checked, total: checklistItemCount, percent, band, weakest })
  expect(score.categories.map((category) => category.checked)).toEqual(counts)
})

test('unknown ids do not count', () => {
  const ids = new Set(['business-assessment-1', 'business-assessment-9', '__proto__'])
  expect(scoreChecklist(checklist, ids).checked).toBe(1)
})

import { expect, test } from 'vitest'
import { popupBottom } from './popup-place.ts'

test.each([
  ['at the click', 300, { window: 900, hero: 880 }, 300],
  ['not past the end of the hero', 700, { window: 900, hero: 880 }, 472],
  ['nor past that of the window', 700, { window: 900, hero: 1200 }, 484],
])('it begins %s', (_, click, end, top) => {
  const height = 400
  expect(end.hero - popupBottom(click, height, end) - height).toBe(top)
})

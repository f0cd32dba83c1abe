import { expect, test } from 'vitest'
import { comparedWith } from './comparison.ts'

test.each([
  [3, 0, 'up', 'Up from 0 in'],
  [3, 5, 'down', 'Down from 5 in'],
  // What reads the same is the same.
  [2.4, 2.3, 'same', 'Same as'],
])('%d after %d goes %s', (now, before, trend, words) => {
  expect(comparedWith(now, before, (figure) => String(Math.round(figure)))).toEqual({
    trend,
    words,
  })
})

test('nothing is compared with what is not known', () => {
  expect(comparedWith(null, 3, String)).toBeNull()
  expect(comparedWith(3, null, String)).toBeNull()
})

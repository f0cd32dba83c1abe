import { expect, test } from 'vitest'
import { skippedSentence } from './words.ts'

test.each([
  [[], undefined],
  [['same', 'same', 'gone'], 'Left as they were: 2 so already, 1 no longer there.'],
  [['tags'], 'Left as they were: 1 with too many tags.'],
  [['overlap'], 'Left as they were: 1 at a time their host has given to another.'],
] as const)('of %j is said: %s', (reasons, sentence) => {
  expect(skippedSentence(reasons.map((reason) => ({ reason })))).toBe(sentence)
})

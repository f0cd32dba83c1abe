import { expect, test } from 'vitest'
import { keptSentence } from './import-words.ts'

const kept = (...items: [string, string][]) =>
  items.map(([id, field]) => ({ record: { type: 'person', id }, field }))

test.each([
  [[], 'Everything is as it was before.'],
  [[['a', 'added']], '1 person stays: somebody changed them, or wrote about them, since.'],
  [
    [
      ['a', 'added'],
      ['b', 'added'],
      ['c', 'name'],
      ['c', 'phones'],
    ],
    '2 people stay: somebody changed them, or wrote about them, since. 1 person keeps what somebody changed since.',
  ],
] as [[string, string][], string][])('of %j is said what is left', (items, sentence) => {
  expect(keptSentence(kept(...items))).toBe(sentence)
})

import { expect, test } from 'vitest'
import { heldInWords, placesHolding } from './holdings.ts'
import { holdingNames } from './vocabulary.ts'

const none = Object.fromEntries(holdingNames.map((place) => [place, 0])) as Record<
  (typeof holdingNames)[number],
  number
>

test.each([
  [{}, 'nothing'],
  [{ leads: 1 }, '1 lead'],
  [{ messages: 5, leads: 2 }, '2 leads and 5 emails'],
  [{ leads: 1, consultations: 1, messages: 1_200 }, '1 lead, 1 consultation and 1,200 emails'],
])('%j is held: %s', (held, words) => {
  expect(heldInWords({ ...none, ...held })).toBe(words)
})

test('the places are named in their order, whatever the order of the counts', () => {
  expect(placesHolding({ ...none, notifications: 1, leads: 1 })).toEqual(['leads', 'notifications'])
})

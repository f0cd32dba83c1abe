import { expect, test } from 'vitest'
import { fieldWords, undoneSentence } from './words.ts'

test.each([
  [
    ['name', 'phone'],
    ['name', 'phone'],
  ],
  [['assignedTo', 'ownerId'], ['owner']],
  [['meetingType', 'firstContactAt'], ['meeting type']],
  [['deletedAt'], []],
])('the fields %j are called %j', (fields, words) => {
  expect(fieldWords(fields)).toEqual(words)
})

const kept = (...ids: string[]) => ids.map((id) => ({ record: { id }, field: 'name' }))

test.each([
  [[], 'lead', 'Everything is as it was before.'],
  [['a'], 'lead', 'Undone, except 1 field of 1 lead that was changed since.'],
  [['a', 'a', 'b'], 'person', 'Undone, except 3 fields of 2 people that were changed since.'],
  [['a', 'b'], 'company', 'Undone, except 2 fields of 2 companies that were changed since.'],
])('what is left of %j is said', (ids, noun, sentence) => {
  expect(undoneSentence('Undone', kept(...ids), noun)).toBe(sentence)
})

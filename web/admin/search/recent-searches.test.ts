import { expect, test } from 'vitest'
import { recentSearches, rememberSearch } from './recent-searches.ts'

function storageWith(text: string | null) {
  let held = text
  return {
    get: () => held,
    set: (_key: string, value: string) => {
      held = value
      return true
    },
  }
}

test('the last stands first, no words twice, and five are kept', () => {
  const storage = storageWith(null)
  for (const words of ['one', 'two', 'three', 'One', 'four', 'five', 'six']) {
    rememberSearch(words, storage)
  }
  expect(recentSearches(storage)).toEqual(['six', 'five', 'four', 'One', 'three'])
})

test.each([null, '', '{', '{"a":1}', '[1]', '[""]'])('of %j there are none', (stored) => {
  expect(recentSearches(storageWith(stored))).toEqual([])
})

import { expect, test } from 'vitest'
import {
  addRecentRecord,
  addRecentSearch,
  recentRecords,
  recentSearches,
  removeRecentRecord,
} from './recent.ts'

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

function storeWith(text: string | null) {
  const storage = storageWith(text)
  return (account: string | undefined = 'ada@loom.example') => ({ storage, account })
}

test('the last record stands first, none twice, five are kept, and one that is gone is taken out', () => {
  const store = storeWith(null)()
  for (const id of ['1', '2', '3', '1', '4', '5', '6']) addRecentRecord('leads', id, store)
  addRecentRecord('subscribers', '6', store)
  addRecentRecord('messages', '7', store)
  removeRecentRecord('leads', '4', store)
  expect(recentRecords(store).map(({ of, id }) => `${of} ${id}`)).toEqual([
    'subscribers 6',
    'leads 6',
    'leads 5',
    'leads 1',
  ])
})

test('another account has none of them', () => {
  const of = storeWith(null)
  addRecentRecord('leads', '1', of())
  expect(recentRecords(of('bo@loom.example'))).toEqual([])
  expect(recentRecords(of())).toEqual([{ of: 'leads', id: '1' }])
  addRecentRecord('leads', '2', of('bo@loom.example'))
  expect(recentRecords(of()), 'one account at a time').toEqual([])
})

test.each([null, '', '{', '[]', '{"account":"ada@loom.example","records":[{"of":"x","id":"1"}]}'])(
  'of %j there are no records',
  (stored) => {
    expect(recentRecords(storeWith(stored)())).toEqual([])
  },
)

test('the last words stand first, none twice, and five are kept', () => {
  const storage = storageWith(null)
  for (const words of ['one', 'two', 'three', 'One', 'four', 'five', 'six']) {
    addRecentSearch(words, storage)
  }
  expect(recentSearches(storage)).toEqual(['six', 'five', 'four', 'One', 'three'])
})

test.each([null, '', '{', '{"a":1}', '[1]', '[""]'])('of %j there are no searches', (stored) => {
  expect(recentSearches(storageWith(stored))).toEqual([])
})

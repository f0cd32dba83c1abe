import { expect, test } from 'vitest'
import { clearDrafts, draftKeys, dropDraft, keepDraft, readDraft } from './draft-store.ts'

/** A tab's storage, and the account that is signed in. */
function tab(account: string | undefined) {
  const kept = new Map<string, string>()
  const storage = {
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => Boolean(kept.set(key, value)),
    remove: (key: string) => void kept.delete(key),
  }
  return { kept, of: (who = account) => ({ storage, account: who }) }
}
const draft = { values: { company: 'Loom & Co' }, label: 'Ada', base: null }

test('a draft is read by who wrote it, and by nobody else', () => {
  const { of } = tab('ada@x.example')
  keepDraft('leads/1', draft, of())
  expect(readDraft('leads/1', of())).toMatchObject(draft)
  expect(readDraft('leads/1', of('bob@x.example'))).toBeNull()
  expect(draftKeys('leads/', of('bob@x.example'))).toEqual([])
})

test('nothing is kept of who is not signed in', () => {
  const { kept, of } = tab(undefined)
  keepDraft('leads/1', draft, of())
  expect(kept.size).toBe(0)
})

test('those of a screen are found', () => {
  const { kept, of } = tab('ada@x.example')
  keepDraft('leads/1', draft, of())
  keepDraft('leads/new', draft, of())
  keepDraft('deals/1', draft, of())
  expect(draftKeys('leads/', of())).toEqual(['leads/1', 'leads/new'])
  dropDraft('leads/1', of())
  expect(draftKeys('leads/', of())).toEqual(['leads/new'])
  for (const key of kept.keys()) kept.set(key, '{"half')
  expect(draftKeys('leads/', of()), 'what can not be read is none').toEqual([])
})

test('who signs out leaves none behind, and the rest of the storage', () => {
  const { kept, of } = tab('ada@x.example')
  keepDraft('leads/1', draft, of())
  kept.set('visit', '[]')
  clearDrafts(of())
  expect([...kept.keys()]).toEqual(['visit'])
})

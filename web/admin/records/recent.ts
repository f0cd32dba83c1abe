import { useMemo, useSyncExternalStore } from 'react'
import { z } from 'zod'
import { searchKinds } from '#shared/search/schema.ts'
import { type BrowserStorage, localStore } from '#web/ui/browser-storage.ts'
import { readSession } from '../http/session.ts'

const recordsKey = 'admin_recent_records'
const searchesKey = 'admin_recent_searches'
/** How many of each are kept. */
const most = 5

/** Which record it is, and no more of whom it is about; of a subscriber `id` is the address, which its page is found by. */
const recentSchema = z.object({ of: z.enum(searchKinds), id: z.string().min(1).max(320) })
export type RecentRecord = z.output<typeof recentSchema>

const storedSchema = z.object({ account: z.string(), records: z.array(recentSchema).max(most) })

type Store = {
  storage: Pick<BrowserStorage, 'get' | 'set'>
  /** Whose they are: the e-mail of the account. */
  account: string | undefined
}

const ownStore = (): Store => ({ storage: localStore, account: readSession()?.user.email })

/** The records this account has opened lately in this browser, the last first; none when what is stored can not be read. */
export function recentRecords({ storage, account }: Store = ownStore()): RecentRecord[] {
  try {
    const stored = storedSchema.parse(JSON.parse(storage.get(recordsKey) ?? ''))
    return stored.account === account ? stored.records : []
  } catch {
    return []
  }
}

const watchers = new Set<() => void>()

function watch(changed: () => void) {
  watchers.add(changed)
  return () => void watchers.delete(changed)
}

/** The same, drawn anew when one is opened, or is gone. */
export function useRecentRecords(): RecentRecord[] {
  const stored = useSyncExternalStore(watch, () => localStore.get(recordsKey))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what is read.
  return useMemo(() => recentRecords(), [stored])
}

const isOther = (one: { of: string; id: string }) => (each: RecentRecord) =>
  each.of !== one.of || each.id !== one.id

function keep(records: RecentRecord[], { storage, account }: Store) {
  if (account) storage.set(recordsKey, JSON.stringify({ account, records: records.slice(0, most) }))
  for (const changed of watchers) changed()
}

/** Puts the record first among the recent ones; one of a kind that the search does not know is left out. */
export function addRecentRecord(of: string, id: string, store = ownStore()): void {
  const kind = searchKinds.find((each) => each === of)
  if (!kind) return
  const record = { of: kind, id }
  keep([record, ...recentRecords(store).filter(isOther(record))], store)
}

/** Takes out a record that is gone. */
export function removeRecentRecord(of: string, id: string, store = ownStore()): void {
  keep(recentRecords(store).filter(isOther({ of, id })), store)
}

const wordsSchema = z.array(z.string().min(1).max(200)).max(most)

/** The words that led somewhere lately, the last first; none when what is stored can not be read. */
export function recentSearches(storage: Pick<BrowserStorage, 'get'> = localStore): string[] {
  try {
    return wordsSchema.parse(JSON.parse(storage.get(searchesKey) ?? '[]'))
  } catch {
    return []
  }
}

/** Puts the words first among the recent ones. */
export function addRecentSearch(
  words: string,
  storage: Pick<BrowserStorage, 'get' | 'set'> = localStore,
): void {
  const others = recentSearches(storage).filter(
    (each) => each.toLowerCase() !== words.toLowerCase(),
  )
  storage.set(searchesKey, JSON.stringify([words, ...others].slice(0, most)))
}

/** What one account has opened and looked for, which names people, is not for the next one on this machine. */
export function clearRecent(): void {
  localStore.remove(recordsKey)
  localStore.remove(searchesKey)
}

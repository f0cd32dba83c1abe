import { z } from 'zod'
import { type BrowserStorage, localStore } from '#web/ui/browser-storage.ts'

const key = 'admin_recent_searches'
/** How many are kept. */
const most = 5

const storedSchema = z.array(z.string().min(1).max(200)).max(most)

/** The words that led somewhere lately, the last first; none when what is stored can not be read. */
export function recentSearches(storage: Pick<BrowserStorage, 'get'> = localStore): string[] {
  try {
    return storedSchema.parse(JSON.parse(storage.get(key) ?? '[]'))
  } catch {
    return []
  }
}

/** Puts the words first among the recent ones. */
export function rememberSearch(
  words: string,
  storage: Pick<BrowserStorage, 'get' | 'set'> = localStore,
): void {
  const others = recentSearches(storage).filter(
    (each) => each.toLowerCase() !== words.toLowerCase(),
  )
  storage.set(key, JSON.stringify([words, ...others].slice(0, most)))
}

/** They name people: what one account has looked for is not for the next one on this machine. */
export const forgetSearches = (): void => localStore.remove(key)

import { z } from 'zod'
import { type BrowserStorage, sessionStore } from '#web/ui/browser-storage.ts'
import { readSession } from '../accounts/session.ts'

const prefix = 'draft:'

/** What somebody has typed and not saved, by field, with what it was typed over. */
const draftSchema = z.object({
  /** The e-mail of the account that typed it. */
  account: z.string(),
  values: z.record(z.string(), z.unknown()),
  /** Whom or what it is about, for who is asked whether to go on with it. */
  label: z.string().optional(),
  /** The record as it was when it was opened. */
  base: z.unknown(),
})
export type Draft = Omit<z.output<typeof draftSchema>, 'account'>

type Store = {
  storage: Pick<BrowserStorage, 'get' | 'set' | 'remove' | 'keys'>
  account: string | undefined
}

const ownStore = (): Store => ({ storage: sessionStore, account: readSession()?.user.email })

/** The draft under a key such as `leads/<id>`, of this account and this tab; null where there is none. */
export function readDraft(key: string, { storage, account }: Store = ownStore()): Draft | null {
  try {
    const stored = draftSchema.parse(JSON.parse(storage.get(prefix + key) ?? ''))
    return stored.account === account ? stored : null
  } catch {
    return null
  }
}

/** Keeps a draft for as long as the tab is open. Where the storage takes nothing there is none. */
export function keepDraft(key: string, draft: Draft, { storage, account }: Store = ownStore()) {
  if (account) storage.set(prefix + key, JSON.stringify({ ...draft, account }))
}

/** The text of a draft that is nothing but a text; null where there is none. */
export function keptText(key: string): string | null {
  const text = readDraft(key)?.values.text
  return typeof text === 'string' ? text : null
}

/** Keeps a text that is other than the one that is saved. */
export function keepText(key: string, text: string, saved: string): void {
  if (text === saved) dropDraft(key)
  else keepDraft(key, { values: { text }, base: null })
}

export const dropDraft = (key: string, { storage }: Store = ownStore()): void =>
  storage.remove(prefix + key)

/** The keys of this account's drafts that begin with `start`. */
export function draftKeys(start: string, store: Store = ownStore()): string[] {
  return store.storage
    .keys()
    .filter((key) => key.startsWith(prefix + start))
    .map((key) => key.slice(prefix.length))
    .filter((key) => readDraft(key, store) !== null)
}

/** Forgets them all: whoever signs out leaves nothing behind. */
export function forgetDrafts({ storage }: Store = ownStore()): void {
  for (const key of storage.keys()) if (key.startsWith(prefix)) storage.remove(key)
}

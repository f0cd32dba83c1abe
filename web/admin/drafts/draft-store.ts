import { z } from 'zod'
import { type BrowserStorage, sessionStore } from '#web/ui/browser-storage.ts'
import { readSession } from '../http/session.ts'

const storageKey = 'admin_drafts'

/** What somebody has typed and not saved, by field, with what it was typed over. */
const draftSchema = z.object({
  values: z.record(z.string(), z.unknown()),
  /** Whom or what it is about, for who is asked whether to go on with it. */
  label: z.string().optional(),
  /** The record as it was when it was opened. */
  base: z.unknown(),
})
export type Draft = z.output<typeof draftSchema>

/** All drafts of a tab, and the e-mail of the account that typed them. */
const storedSchema = z.object({
  account: z.string(),
  drafts: z.record(z.string(), draftSchema),
})
type Drafts = z.output<typeof storedSchema>['drafts']

type Store = { storage: BrowserStorage; account: string | undefined }

const ownStore = (): Store => ({ storage: sessionStore, account: readSession()?.user.email })

function readAll({ storage, account }: Store): Drafts {
  try {
    const stored = storedSchema.parse(JSON.parse(storage.get(storageKey) ?? ''))
    return stored.account === account ? stored.drafts : {}
  } catch {
    return {}
  }
}

/** Keeps them for as long as the tab is open. Where the storage takes nothing there are none. */
function keepAll(drafts: Drafts, { storage, account }: Store): void {
  if (!account) return
  if (Object.keys(drafts).length === 0) storage.remove(storageKey)
  else storage.set(storageKey, JSON.stringify({ account, drafts }))
}

/** The draft under a key such as `leads/<id>`, of this account and this tab; null where there is none. */
export const readDraft = (key: string, store: Store = ownStore()): Draft | null =>
  readAll(store)[key] ?? null

export const keepDraft = (key: string, draft: Draft, store: Store = ownStore()): void =>
  keepAll({ ...readAll(store), [key]: draft }, store)

export function dropDraft(key: string, store: Store = ownStore()): void {
  const { [key]: dropped, ...others } = readAll(store)
  if (dropped) keepAll(others, store)
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

/** The keys of this account's drafts that begin with `start`. */
export const draftKeys = (start: string, store: Store = ownStore()): string[] =>
  Object.keys(readAll(store)).filter((key) => key.startsWith(start))

/** Forgets them all: whoever signs out leaves nothing behind. */
export const clearDrafts = ({ storage }: Store = ownStore()): void => storage.remove(storageKey)

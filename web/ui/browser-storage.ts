/** A storage of the browser that never throws. */
export type BrowserStorage = {
  /** What is kept under `key`; `null` for nothing, and where nothing can be read. */
  get: (key: string) => string | null
  /** Keeps `value`. Returns whether it is kept: not where storage is refused or full. */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
}

/**
 * Guards a storage: it may be refused by the visitor, so that asking for it throws, be full, or be absent,
 * as it is at the server. What could not be kept is nowhere else either: who can't do without it looks at
 * what `set` returns. `open` is called at every use, since a refusal may come or go.
 */
function guarded(open: () => Storage): BrowserStorage {
  return {
    get(key) {
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        open().setItem(key, value)
        return true
      } catch {
        return false
      }
    },
    remove(key) {
      try {
        open().removeItem(key)
      } catch {
        // Nothing of ours can be in a storage that lets nobody in.
      }
    },
  }
}

/** What this browser keeps over visits, for all its tabs. */
export const localStore = guarded(() => window.localStorage)

/** What this tab keeps until it is closed. */
export const sessionStore = guarded(() => window.sessionStorage)

import { sessionStore } from '#web/ui/browser-storage.ts'

/** What a form holds: the text of each of its fields, by name. */
export type FormValues = Record<string, string>

export type Draft<Values> = {
  /** Keeps what was typed; an empty form leaves nothing behind. */
  keep: (values: Values) => void
  /** The kept draft, or `null` when there is none or it can not be read. */
  read: () => Values | null
  clear: () => void
}

/** Where an unsent form waits over a reload: this tab's session storage under `key`, nowhere else. Where that is refused or full, it does not. */
export function draftAt<Values extends FormValues>(key: string, empty: Values): Draft<Values> {
  const clear = () => sessionStore.remove(key)
  return {
    keep: (values) => {
      const filled = Object.values(values).some((value) => value !== '')
      if (filled) sessionStore.set(key, JSON.stringify(values))
      else clear()
    },
    read: () => parseDraft(sessionStore.get(key), empty),
    clear,
  }
}

/** A stored draft as form values: only the fields of `empty`, only text; `null` when it is no draft. */
export function parseDraft<Values extends FormValues>(
  stored: string | null,
  empty: Values,
): Values | null {
  if (stored === null) return null
  let kept: unknown
  try {
    kept = JSON.parse(stored)
  } catch {
    return null
  }
  if (typeof kept !== 'object' || kept === null) return null
  const values = { ...empty }
  for (const [name, value] of Object.entries(kept)) {
    if (Object.hasOwn(values, name) && typeof value === 'string')
      Object.assign(values, { [name]: value })
  }
  return values
}

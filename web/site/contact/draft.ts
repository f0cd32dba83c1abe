import { type ContactFormValues, emptyContactForm } from '#shared/leads/contact-form.ts'

/** Where an unsent message waits over a reload: this tab's session storage, nowhere else. */
const draftKey = 'contact-draft'

/** Storage may be switched off by the visitor; a draft is then simply not kept. */
function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** Keeps what was typed; an empty form leaves nothing behind. */
export function keepDraft(values: ContactFormValues): void {
  const filled = Object.values(values).some((value) => value !== '')
  if (filled) storage()?.setItem(draftKey, JSON.stringify(values))
  else forgetDraft()
}

export function forgetDraft(): void {
  storage()?.removeItem(draftKey)
}

/** The kept draft, or `null` when there is none or it can not be read. */
export function readDraft(): ContactFormValues | null {
  return parseDraft(storage()?.getItem(draftKey) ?? null)
}

/** A stored draft as form values: only known fields, only text; `null` when it is no draft. */
export function parseDraft(stored: string | null): ContactFormValues | null {
  if (stored === null) return null
  let kept: unknown
  try {
    kept = JSON.parse(stored)
  } catch {
    return null
  }
  if (typeof kept !== 'object' || kept === null) return null
  const values = { ...emptyContactForm }
  for (const [name, value] of Object.entries(kept)) {
    if (Object.hasOwn(values, name) && typeof value === 'string')
      Object.assign(values, { [name]: value })
  }
  return values
}

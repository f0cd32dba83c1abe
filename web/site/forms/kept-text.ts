/** Storage may be switched off or full; then nothing is kept, and nothing else changes. */
function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** What this browser keeps under `key`, or null. */
export const keptText = (key: string): string | null => storage()?.getItem(key) ?? null

/** Keeps `text` in this browser over reloads and visits; an empty one leaves nothing behind. */
export function keepText(key: string, text: string): void {
  try {
    if (text === '') storage()?.removeItem(key)
    else storage()?.setItem(key, text)
  } catch {
    // Full: what was typed stays on the page.
  }
}

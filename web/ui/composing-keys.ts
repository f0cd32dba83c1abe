/**
 * Keeps keys away from the page that belong to an input method, such as the Enter which confirms a
 * Japanese word and the Escape which gives it up: no dialog closes and nothing is sent because of
 * them. Before any other listener, so that those of libraries are kept too. Returns what ends it.
 */
export function leaveKeysToInputMethods(): () => void {
  window.addEventListener('keydown', leaveIt, { capture: true })
  return () => window.removeEventListener('keydown', leaveIt, { capture: true })
}

function leaveIt(event: KeyboardEvent): void {
  if (isComposing(event)) event.stopImmediatePropagation()
}

/** What a key is called that an input method has dealt with already (UI Events §C.2). */
const processed = 229

/** Safari ends the composition before its last key, and tells that key by its code alone. */
export const isComposing = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === processed

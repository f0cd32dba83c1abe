import { localStore } from '#web/ui/browser-storage.ts'

const storageKey = 'admin_shortcuts'

/** Whether keys of a letter or a digit alone do anything in this browser; they do unless switched off. */
export const areShortcutsOn = (): boolean => localStore.get(storageKey) !== 'off'

export function switchShortcuts(on: boolean): void {
  if (on) localStore.remove(storageKey)
  else localStore.set(storageKey, 'off')
}

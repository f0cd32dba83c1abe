import { localStore } from './browser-storage.ts'

/** What can be chosen: the device's own theme, or one of the two at any time. */
export const themes = { system: 'System', light: 'Light', dark: 'Dark' } as const

export type Theme = keyof typeof themes

/** Where the choice is kept, in this browser alone; nothing is kept for the device's own. */
const key = 'theme'

const themeOf = (kept: string | null | undefined): Theme =>
  kept === 'light' || kept === 'dark' ? kept : 'system'

/** The theme that holds here; site/layout/chosen-theme.astro sets it before the first paint. */
export const currentTheme = (): Theme => themeOf(document.documentElement.dataset.theme)

/** Keeps the choice. Who follows the theme hears of it, here and in the other tabs. */
export function chooseTheme(theme: Theme): void {
  const newValue = theme === 'system' ? null : theme
  // Where nothing may be kept it holds until the page is left.
  if (newValue) localStore.set(key, newValue)
  else localStore.remove(key)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

/** Applies what is chosen here or in another tab, then calls `onChange`. Returns what ends it. */
export function followTheme(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // Without a key everything that was kept is gone.
    if (event.key !== key && event.key !== null) return
    apply(themeOf(event.newValue))
    onChange()
  }
  apply(currentTheme())
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

function apply(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  // The browser's own frame: a color by day, then one at night, between which the device chooses.
  const frame = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
  for (const [index, scheme] of (['light', 'dark'] as const).entries()) {
    const meta = frame[index]
    if (!meta) continue
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${scheme})`
    else meta.media = theme === scheme ? 'all' : 'not all'
  }
}

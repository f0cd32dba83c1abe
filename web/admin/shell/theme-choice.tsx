import { useSyncExternalStore } from 'react'
import { MenuItem, MenuLabel } from '#web/ui/menu.tsx'
import { chooseTheme, currentTheme, followTheme, type Theme, themes } from '#web/ui/theme.ts'

export { followTheme }

/** The themes in the account's menu, which stays open, so that one sees what the choice does. */
export function ThemeChoice() {
  const chosen = useSyncExternalStore(followTheme, currentTheme)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a menu.
    <div role="group" aria-label="Theme">
      <MenuLabel>Theme</MenuLabel>
      {Object.entries(themes).map(([theme, label]) => (
        <MenuItem
          key={theme}
          role="menuitemradio"
          aria-checked={theme === chosen}
          onSelect={(event) => {
            event.preventDefault()
            chooseTheme(theme as Theme)
          }}
          className="group"
        >
          <span className="mx-0.5 size-3 rounded-full border border-control group-aria-checked:border-4 group-aria-checked:border-ink" />
          {label}
        </MenuItem>
      ))}
    </div>
  )
}

export type Tabs = {
  /** Marks the tab of `id` as chosen and shows its panel alone. */
  show: (id: string) => void
}

const keys: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Turns the links of a `[data-tabs]` row into tabs over the `[data-panel]`s of `stage`: the arrow
 * keys, Home and End choose, as ARIA's authoring practices have it. `choose` gets the link pressed.
 */
export function startTabs(
  list: HTMLElement,
  stage: HTMLElement,
  choose: (tab: HTMLAnchorElement) => void,
): Tabs {
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('[data-tab]')]
  list.role = 'tablist'
  list.ariaLabel = list.dataset.tabs ?? ''
  for (const [index, tab] of tabs.entries()) {
    tab.role = 'tab'
    tab.addEventListener('click', (event) => {
      event.preventDefault()
      choose(tab)
    })
    tab.addEventListener('keydown', (event) => {
      const next = event.key === ' ' ? tab : tabs[keys[event.key]?.(index, tabs.length) ?? -1]
      if (!next) return
      event.preventDefault()
      next.focus()
      choose(next)
    })
  }

  const show = (id: string) => {
    for (const tab of tabs) {
      const chosen = tab.dataset.tab === id
      tab.ariaSelected = String(chosen)
      tab.tabIndex = chosen ? 0 : -1
      tab.toggleAttribute('data-chosen', chosen)
    }
    for (const panel of stage.querySelectorAll<HTMLElement>('[data-panel]')) {
      panel.role = 'tabpanel'
      panel.hidden = panel.dataset.panel !== id
    }
  }
  return { show }
}

import { createIntegrationMap, type MapState } from '#shared/integration-map/map.ts'
import { createScheduler } from '#shared/scheduler.ts'
import { loadSheet, templateOf, whenNear } from '../demos/parts.ts'
import { adoptStyles } from '../motion/adopt-styles.ts'
import { layOver } from '../motion/lay-over.ts'
import styles from './live.css?inline'
import { listenToNode } from './node-events.ts'
import { createPopup, type Popup } from './popup.ts'
import { readNodes } from './read-nodes.ts'
import { showThreads } from './show-threads.ts'

const map = document.querySelector<HTMLElement>('[data-map]')
if (map) {
  adoptStyles(styles)
  startMap(map)
}

/** Runs the integration map (public-site.md §4): hover, selection, summary card and popup. */
function startMap(root: HTMLElement): void {
  const label = root.querySelector<HTMLElement>('[data-label]')
  const card = root.querySelector<HTMLElement>('[data-card]')
  const { part } = root.dataset
  if (!label || !card || !part) return
  const nodes = readNodes(root)
  const hint = label.textContent
  let popup: Popup | null = null
  let before: MapState<string> | null = null

  const showLabel = async (shown: string | null) => {
    // Without the sheet the lines and the platforms still show; only the words are missing.
    const sheet = shown === null ? null : await loadSheet(part).catch(() => null)
    if (machine.state().shown !== shown) return
    const words = sheet && templateOf(sheet, `label-${shown}`)
    label.replaceChildren(words ?? hint)
  }
  const showSelected = async ({ selected, at }: MapState<string>) => {
    card.hidden = selected === null
    popup?.close()
    if (selected === null) return
    const sheet = await loadSheet(part).catch(() => null)
    if (!sheet) {
      const href = nodes.find(({ id }) => id === selected)?.tile.href
      if (href) window.location.assign(href)
      return
    }
    if (machine.state().selected !== selected) return
    card.replaceChildren(templateOf(sheet, `card-${selected}`) ?? '')
    const detail = templateOf(sheet, `popup-${selected}`)
    if (!detail || !at) return
    popup ??= createPopup(root, sheet)
    popup?.open(detail, at)
  }

  const view = (state: MapState<string>) => {
    showThreads(root, nodes, state)
    if (state.shown !== before?.shown) showLabel(state.shown)
    if (state.selected !== before?.selected) showSelected(state)
    before = state
  }
  const machine = createScheduler(createIntegrationMap<string>(), globalThis, view)
  const close = (type: 'close' | 'escape') => {
    const { selected } = machine.state()
    const focused = document.activeElement
    const inside = focused?.closest('[popover], [data-card]') && root.contains(focused)
    machine.send({ type })
    if (inside) nodes.find(({ id }) => id === selected)?.tile.focus()
  }

  for (const line of root.querySelectorAll('.thread-drawn')) layOver(line, 'map-bead')
  for (const node of nodes) listenToNode(node, machine.send)
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-close]')) close('close')
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close('escape')
  })
  whenNear(root, () => void loadSheet(part).catch(() => {}))
}

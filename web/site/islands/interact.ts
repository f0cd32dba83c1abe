import type { ClientDirective } from 'astro'

/**
 * `client:interact`: loads an island when a visitor first points at it, touches it or moves the
 * focus into it, and no script before. The attribute's value names a session-storage key; when
 * something is kept under it, the island loads at once, to bring that back.
 *
 * A form sent before its island is ready is held back and marked `data-held`, for the island to
 * send; should the island's code not arrive, the browser sends the form itself.
 */
const interact: ClientDirective = (load, { value }, island) => {
  const form = island.querySelector('form')
  let started = false

  const start = async () => {
    if (started) return
    started = true
    try {
      const hydrate = await load()
      await hydrate()
    } catch (error) {
      form?.removeEventListener('submit', hold)
      if (form?.dataset.held !== undefined) form.submit()
      throw error
    }
  }

  const hold = (event: SubmitEvent) => {
    if (!form || form.dataset.ready !== undefined) return
    event.preventDefault()
    form.dataset.held = ''
    void start()
  }

  if (form) {
    // The island says in its own words what is missing; the browser's bubbles are for pages without script.
    form.noValidate = true
    form.addEventListener('submit', hold)
  }
  for (const event of ['pointerenter', 'pointerdown', 'focusin']) {
    island.addEventListener(event, () => void start(), { once: true, passive: true })
  }
  if (value && keeps(value)) void start()
}

function keeps(key: string): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

// biome-ignore lint/style/noDefaultExport: Astro takes a client directive from its module's default export.
export default interact

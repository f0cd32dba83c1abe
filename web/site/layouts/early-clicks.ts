/**
 * A button of an island that is pressed before the island woke up: it says that it is busy, and is
 * pressed again once React runs, which hydrates at once for a click. Links and forms work without it.
 */
document.addEventListener(
  'click',
  ({ target }) => {
    const pressed = target instanceof Element ? target : null
    const button = pressed?.closest<HTMLElement>('astro-island[ssr] button[type="button"]')
    const island = button?.closest('astro-island')
    if (!button || !island || button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    const pressAgain = () => {
      button.ariaBusy = null
      button.click()
    }
    island.addEventListener('astro:hydrate', pressAgain, { once: true })
  },
  { capture: true },
)

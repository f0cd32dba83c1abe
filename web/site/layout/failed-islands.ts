/**
 * What becomes of an island that did not start or that stopped. It imports nothing and is a file of its own,
 * so that it is there whichever of the others did not come; those tell it with `astro:hydration-error`.
 */

/** Milliseconds from when an island is first seen until it is not waited for any longer. */
const startTimeout = 8_000
/** The islands of which that was said. */
const failed = new Set<Element>()

/**
 * Makes an island what its page is without script, and says so: its forms are posted by the browser, and
 * what only scripts could do is hidden. What stands in the fields stays, over the reload that is offered too.
 */
function showFailed(island: Element): void {
  if (failed.has(island)) return
  // The toaster, which nobody misses that is told by its form; it is not the whole of a page, as the office is.
  const isEmpty = !island.firstChild
  if (isEmpty && document.querySelectorAll('astro-island').length > 1) return
  failed.add(island)
  const find = (selector: string) => island.querySelectorAll<HTMLButtonElement>(selector)
  const text = isEmpty
    ? 'This page could not start.'
    : 'This part of the page could not start, so it works more simply for now.'
  // Were it started after all, what is typed meanwhile could be lost; where nothing was drawn it may be.
  if (!isEmpty) island.removeAttribute('ssr')
  for (const part of find('.needs-script')) part.hidden = true
  for (const part of find('noscript')) part.outerHTML = part.textContent
  for (const part of find('[class*="scripting:enabled"]')) {
    part.className = part.className.replace(/\S*scripting:enabled\S*/, '')
  }
  for (const button of find('button:disabled, [aria-busy]')) {
    button.disabled = false
    button.ariaBusy = button.ariaDisabled = null
  }
  // A part across the whole window has its margins inside.
  const isWide = island.parentElement?.clientWidth === document.body.clientWidth
  const place = isEmpty ? 'mx-auto mt-[30svh] w-fit px-5' : isWide ? 'container-page mt-5' : 'mb-5'
  island.insertAdjacentHTML(
    'afterbegin',
    `<div class="col-span-full ${place}"><p role="alert" class="rounded-md border border-paper-edge bg-card px-4 py-3 text-ink-soft text-sm">${text} <button type="button" class="cursor-pointer rounded-sm text-thread underline underline-offset-3">Load again</button></p></div>`,
  )
  island.querySelector('button')?.addEventListener('click', () => location.reload())
}

document.addEventListener('astro:hydration-error', ({ target }) => {
  if (target instanceof Element) showFailed(target)
})
// Told of before this file came.
for (const island of document.querySelectorAll('astro-island[data-failed]')) showFailed(island)

function giveUpLater(island: Element): void {
  setTimeout(() => {
    if (island.hasAttribute('ssr')) showFailed(island)
  }, startTimeout)
}

// Islands have no box of their own: what is in them is seen.
const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    const island = target.closest('astro-island')
    if (!isIntersecting || !island) continue
    seen.unobserve(target)
    giveUpLater(island)
  }
})
for (const island of document.querySelectorAll('astro-island[ssr]')) {
  if (!island.firstChild) giveUpLater(island)
  for (const part of island.children) seen.observe(part)
}

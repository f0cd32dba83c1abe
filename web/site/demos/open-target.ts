/** Opens the fold that the address leads to, for browsers that do not open it by themselves. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  const fold = target?.closest('details')
  if (!fold || fold.open) return
  fold.open = true
  target?.scrollIntoView()
}

// Not before: it would take the place of the browser's own way there, which scrolls as well.
window.addEventListener('load', openTarget)
window.addEventListener('hashchange', openTarget)

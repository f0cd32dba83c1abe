const failed = 'This part of the page could not start'

/**
 * Makes an island that could not start, or stopped, what its page is without script, and says so: its
 * forms are posted by the browser, and what only scripts could do is hidden. What stands in the fields
 * stays, over the reload that is offered too.
 */
export function showFailed(island: Element): void {
  const find = (selector: string) => island.querySelectorAll<HTMLButtonElement>(selector)
  const text = island.firstChild ? `${failed}, so it works more simply for now.` : `${failed}.`
  island.removeAttribute('ssr')
  for (const part of find('.needs-script')) part.hidden = true
  for (const part of find('noscript')) part.outerHTML = part.textContent
  for (const part of find('[class*="scripting:enabled"]')) {
    part.className = part.className.replace(/\S*scripting:enabled\S*/, '')
  }
  for (const button of find('button:disabled, [aria-busy]')) {
    button.disabled = false
    button.ariaBusy = button.ariaDisabled = null
  }
  island.insertAdjacentHTML(
    'afterbegin',
    `<p role="alert" class="col-span-full m-3 rounded-md border border-paper-edge bg-card px-3 py-2 text-ink-soft text-sm">${text} <button type="button" class="cursor-pointer rounded-sm text-thread underline underline-offset-3">Load again</button></p>`,
  )
  island.querySelector('button')?.addEventListener('click', () => location.reload())
}

import { messageCount } from '#shared/leads/contact-form.ts'

/** Shows how far the message is from its limit once that is near; see {@link messageCount}. */
export function countInPlace(form: HTMLFormElement): void {
  const message = form.querySelector('textarea')
  const seen = form.querySelector<HTMLElement>('[data-count]')
  const said = form.querySelector<HTMLElement>('[data-count-said]')
  if (!message || !seen || !said) return

  const update = () => {
    const count = messageCount(message.value)
    seen.textContent = count.seen
    seen.classList.toggle('text-red', count.over > 0)
    // What stays the same is not written again, so that nobody hears it twice.
    if (said.textContent !== count.said) said.textContent = count.said
  }
  form.addEventListener('input', update)
  // A draft that was put back, and what the browser fills in on the way back, come without an event.
  window.addEventListener('pageshow', update)
  update()
}

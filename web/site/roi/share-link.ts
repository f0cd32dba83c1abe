import { roiCopy } from '#content/pricing/roi.ts'

/** How long the button says that it has copied, in milliseconds. */
const saidFor = 4000

/** Copies `address()` at a press of the button, and says so; where copying is refused, shows it. */
export function startSharing(root: HTMLElement, address: () => string): void {
  const button = root.querySelector<HTMLElement>('[data-roi-copy]')
  const status = root.querySelector('[data-roi="copied"]')
  const refused = root.querySelector<HTMLElement>('[data-roi="refused"]')
  const link = root.querySelector<HTMLInputElement>('[data-roi="link"]')
  if (!button || !status || !refused || !link) return
  const { label, copied } = roiCopy.share
  let back = 0

  const say = (text: string) => {
    button.textContent = text || label
    status.textContent = text
  }
  button.addEventListener('click', async () => {
    window.clearTimeout(back)
    try {
      await navigator.clipboard.writeText(address())
      refused.hidden = true
      say(copied)
      back = window.setTimeout(say, saidFor, '')
    } catch {
      // No permission, or a page that is not secure: then by hand.
      say('')
      refused.hidden = false
      link.value = address()
      link.select()
    }
  })
}

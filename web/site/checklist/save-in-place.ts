import { documentFile } from '#shared/documents/file-names.ts'
import { savePdf } from '../forms/save-pdf.ts'
import { zoneName } from '../forms/zone-name.ts'

/**
 * Lets the link to the PDF carry the ticks, and say what becomes of it. Without this script, or in
 * a tab of its own, it is the list to tick by hand.
 */
export function saveInPlace(root: HTMLElement, checked: () => ReadonlySet<string>): void {
  const link = root.querySelector<HTMLAnchorElement>('[data-save]')
  const words = root.querySelector<HTMLElement>('[data-pdf-words]')
  if (!link || !words) return
  let making = false

  link.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (making) return
    making = true
    link.ariaDisabled = 'true'
    words.textContent = words.dataset.making ?? ''
    const asked = new URLSearchParams({ timeZone: zoneName() })
    for (const id of checked()) asked.append('checked', id)
    const answer = await fetch(`${link.href}?${asked}`).catch(() => 'unreachable' as const)
    const saved = await savePdf(answer, documentFile.checklist)
    words.textContent = (saved ? words.dataset.made : words.dataset.notMade) ?? ''
    link.ariaDisabled = null
    making = false
  })
}

import { templateOf } from './parts.ts'

/**
 * Shows a tool of the sheet, by the id of its part, in the demo's modal; false when the sheet has
 * no such part. Esc, the button and the veil close it.
 */
export function openToolDialog(root: HTMLElement, sheet: Document, id: string): boolean {
  const detail = sheet.getElementById(id)
  const dialog = root.querySelector('dialog') ?? addDialog(root, sheet)
  const slot = dialog?.querySelector('[data-slot]')
  if (!detail || !dialog || !slot) return false
  slot.replaceChildren(document.importNode(detail, true))
  dialog.setAttribute('aria-labelledby', `${id}-name`)
  dialog.showModal()
  return true
}

function addDialog(root: HTMLElement, sheet: Document): HTMLDialogElement | null {
  root.append(templateOf(sheet, 'tool-dialog') ?? '')
  const dialog = root.querySelector('dialog')
  dialog?.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  return dialog
}

/** Shows `detail`, a part of a sheet, in the demo's modal. Esc, the button and the veil close it. */
export function openToolDialog(dialog: HTMLDialogElement, detail: Element): void {
  const slot = dialog.querySelector('[data-slot]')
  if (!slot) return
  slot.replaceChildren(document.importNode(detail, true))
  dialog.setAttribute('aria-labelledby', `${detail.id}-name`)
  dialog.showModal()
}

/** Closes a modal on a press beside it. */
export function closeOnVeil(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
}

import { createFlowDemo } from '#shared/demos/pieces.ts'
import { type Stage, startStage } from './stage.ts'
import { closeOnVeil, openToolDialog } from './tool-dialog.ts'

for (const root of document.querySelectorAll<HTMLElement>('[data-flow-demo]')) {
  const stage = startStage(root, {
    machine: createFlowDemo,
    say: (panel, { step }) => {
      const stops = [...panel.querySelectorAll('.stop')]
      const [name, action] = [...(stops[step]?.querySelectorAll('p') ?? [])]
      return `Step ${step + 1} of ${stops.length}: ${name?.textContent}, ${action?.textContent}`
    },
  })
  const dialog = root.querySelector('dialog')
  if (stage && dialog) startDetails(root, stage, dialog)
}

function startDetails(root: HTMLElement, stage: Stage, dialog: HTMLDialogElement): void {
  closeOnVeil(dialog)
  root.addEventListener('click', async (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-detail]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    const sheet = await stage.sheet().catch(() => null)
    const detail = sheet?.getElementById(link.hash.slice(1))
    if (detail) openToolDialog(dialog, detail)
    else window.location.assign(link.href)
  })
}

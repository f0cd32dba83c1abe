import { createFlowDemo } from '#shared/demos/pieces.ts'
import { openToolDialog } from './open-tool-dialog.ts'
import { type Stage, startStage } from './stage.ts'

for (const root of document.querySelectorAll<HTMLElement>('[data-flow-demo]')) {
  const stage = startStage(root, {
    machine: createFlowDemo,
    say: (panel, { step }) => {
      const stops = [...panel.querySelectorAll('.stop')]
      const [name, action] = [...(stops[step]?.querySelectorAll('p') ?? [])]
      return `Step ${step + 1} of ${stops.length}: ${name?.textContent}, ${action?.textContent}`
    },
  })
  if (stage) startDetails(root, stage)
}

function startDetails(root: HTMLElement, stage: Stage): void {
  root.addEventListener('click', async (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-detail]') : null
    if (!(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    const sheet = await stage.sheet().catch(() => null)
    if (!sheet || !openToolDialog(root, sheet, link.hash.slice(1))) {
      window.location.assign(link.href)
    }
  })
}

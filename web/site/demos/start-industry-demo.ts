import { industryDemo } from '#shared/demos/pieces.ts'
import { startStage } from './stage.ts'

for (const root of document.querySelectorAll<HTMLElement>('[data-industry-demo]')) {
  startStage(root, {
    machine: () => industryDemo,
    say: (panel, { step, revealed }) => {
      const stops = [...panel.querySelectorAll('.stop')]
      if (revealed) return 'Done. The result is shown.'
      return `Step ${step + 1} of ${stops.length}: ${stops[step]?.querySelector('p')?.textContent}`
    },
    show: (panel, { step, phase, revealed }) => {
      panel.dataset.view = revealed ? 'results' : phase === 'idle' ? 'story' : 'log'
      for (const [index, entry] of panel.querySelectorAll<HTMLElement>('[data-log]').entries()) {
        entry.toggleAttribute('data-written', phase !== 'idle' && index <= step)
      }
    },
  })
}

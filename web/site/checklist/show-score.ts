import type { ChecklistScore } from '#shared/checklist/score.ts'

/** Writes a score into the page: progress, counts, and the one reading that is the visitor's. */
export function showScore(root: HTMLElement, score: ChecklistScore): void {
  const { checked, total, percent, categories, band, weakest } = score
  const begun = checked > 0
  const words =
    root.querySelector<HTMLElement>('[data-progress-words]')?.dataset.progressWords ?? ''
  const said = words.replace('{checked}', `${checked}`).replace('{total}', `${total}`)
  write(root, '[data-progress-words]', said)
  write(root, '[data-score]', `${checked}/${total}`)
  for (const { id, checked, total } of categories) {
    write(root, `[data-count="${id}"]`, `${checked}/${total}`)
  }
  const bar = root.querySelector<HTMLElement>('[data-progress]')
  bar?.setAttribute('aria-valuenow', String(checked))
  const fill = bar?.querySelector('div')
  if (fill) fill.style.width = `${percent}%`
  const clear = root.querySelector<HTMLButtonElement>('[data-clear]')
  if (clear) clear.disabled = !begun

  root.querySelector('[data-bands]')?.toggleAttribute('data-one', begun)
  show(root, '[data-score]', () => begun)
  show(root, '[data-before]', () => !begun)
  show(root, '[data-band]', ({ dataset }) => !begun || dataset.band === band)
  show(root, '[data-weakest]', () => begun && weakest !== null)
  show(root, '[data-hint]', ({ dataset }) => dataset.hint === weakest)
}

function write(root: HTMLElement, selector: string, text: string): void {
  const element = root.querySelector(selector)
  if (element && element.textContent !== text) element.textContent = text
}

function show(root: HTMLElement, selector: string, when: (element: HTMLElement) => boolean): void {
  for (const element of root.querySelectorAll<HTMLElement>(selector))
    element.hidden = !when(element)
}

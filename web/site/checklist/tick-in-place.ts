import { checklistKey, readChecks, serializeChecks } from '#shared/checklist/check-storage.ts'
import { type ChecklistShape, scoreChecklist } from '#shared/checklist/score.ts'
import { checklistCategories } from '#shared/checklist/vocabulary.ts'
import { keepText, keptText } from '../forms/kept-text.ts'
import { showScore } from './show-score.ts'

/**
 * Keeps the ticks in this browser over reloads, and the score beside them. Answers a function that
 * tells which points are ticked now.
 */
export function tickInPlace(root: HTMLElement): () => ReadonlySet<string> {
  const points = [...root.querySelectorAll<HTMLInputElement>('[data-point]')]
  const shape: ChecklistShape = checklistCategories.map(({ id }) => ({
    id,
    items: points.filter((point) => point.closest(`[data-category="${id}"]`)),
  }))
  const ids = points.map(({ id }) => id)
  const checked = () => new Set(points.filter((point) => point.checked).map(({ id }) => id))
  const show = () => showScore(root, scoreChecklist(shape, checked()))
  const change = () => {
    keepText(checklistKey, checked().size === 0 ? '' : serializeChecks(checked()))
    show()
  }

  const restore = () => {
    const kept = readChecks(keptText(checklistKey), ids)
    for (const point of points) point.checked = kept.has(point.id)
    show()
  }
  // What was ticked before this script came joins what was kept.
  const early = checked()
  restore()
  for (const point of points) if (early.has(point.id)) point.checked = true
  change()

  for (const point of points) point.addEventListener('change', change)
  // The same list in another tab.
  window.addEventListener('storage', ({ key }) => {
    if (key === checklistKey) restore()
  })
  const clear = root.querySelector<HTMLElement>('[data-clear]')
  clear?.addEventListener('click', () => {
    if (!window.confirm(clear.dataset.clear)) return
    for (const point of points) point.checked = false
    change()
    points[0]?.focus()
  })
  return checked
}

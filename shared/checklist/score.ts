import { type ChecklistBand, type ChecklistCategoryId, checklistBands } from './vocabulary.ts'

/** What scoring needs of the content: the categories with the ids of their items. */
export type ChecklistShape = readonly {
  readonly id: ChecklistCategoryId
  readonly items: readonly { readonly id: string }[]
}[]

type CategoryScore = {
  readonly id: ChecklistCategoryId
  readonly checked: number
  readonly total: number
}

export type ChecklistScore = {
  readonly checked: number
  readonly total: number
  /** For the progress bar: whole percent, 100 only when everything is checked. */
  readonly percent: number
  readonly categories: readonly CategoryScore[]
  readonly band: ChecklistBand
  /** The category with the fewest checks (the first of equals), or null when all are complete. */
  readonly weakest: ChecklistCategoryId | null
}

function bandOf(checked: number, categories: readonly CategoryScore[]): ChecklistBand {
  const fewest = Math.min(...categories.map((category) => category.checked))
  const band = checklistBands.find(
    ({ from, everyCategory }) => checked >= from && fewest >= everyCategory,
  )
  return band?.id ?? 'starting'
}

/** Counts the checked items and reads the score. Ids that are not in the checklist do not count. */
export function scoreChecklist(
  checklist: ChecklistShape,
  checkedIds: ReadonlySet<string>,
): ChecklistScore {
  const categories = checklist.map(({ id, items }) => ({
    id,
    checked: items.filter((item) => checkedIds.has(item.id)).length,
    total: items.length,
  }))
  const checked = categories.reduce((sum, category) => sum + category.checked, 0)
  const total = categories.reduce((sum, category) => sum + category.total, 0)
  const open = categories.filter((category) => category.checked < category.total)
  const weakest = open.toSorted((a, b) => a.checked - b.checked)[0]
  return {
    checked,
    total,
    percent: total === 0 ? 0 : Math.floor((checked * 100) / total),
    categories,
    band: bandOf(checked, categories),
    weakest: weakest?.id ?? null,
  }
}

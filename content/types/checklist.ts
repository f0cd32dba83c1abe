import type { ChecklistCategoryId } from '#shared/checklist/vocabulary.ts'

export type ChecklistItem = {
  /** Stable: the browser keeps ticks under it. */
  id: string
  title: string
  /** Two or three sentences: how to do it, or how to know that it is done. */
  guidance: string
}

export type ChecklistCategory = {
  id: ChecklistCategoryId
  title: string
  introduction: string
  items: readonly [ChecklistItem, ChecklistItem, ChecklistItem, ChecklistItem, ChecklistItem]
}

export type BandReading = { title: string; reading: string; next: readonly string[] }

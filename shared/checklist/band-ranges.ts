import { type ChecklistBand, checklistBands, checklistItemCount } from './vocabulary.ts'

export type BandRange = {
  readonly id: ChecklistBand
  /** The fewest and the most checked items of the 20. */
  readonly from: number
  readonly to: number
  /** The fewest checked items of each category. */
  readonly everyCategory: number
}

/** Which counts each band stands for, lowest first: for those who count their ticks by hand. */
export const bandRanges: readonly BandRange[] = checklistBands
  .map((band, index) => ({
    ...band,
    to: (checklistBands[index - 1]?.from ?? checklistItemCount + 1) - 1,
  }))
  .toReversed()

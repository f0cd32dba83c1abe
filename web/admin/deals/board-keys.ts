import { type DealStage, dealStages } from '#shared/deals/stages.ts'

type Columns = readonly { deals: readonly { id: string }[] }[]

const sideways: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** The stage that a deal goes to with an arrow key; undefined at the end, and for any other key. */
export function stageBeside(stage: DealStage, key: string): DealStage | undefined {
  const step = sideways[key]
  return step === undefined ? undefined : dealStages[dealStages.indexOf(stage) + step]
}

/**
 * The id of the card that an arrow key leads to: up and down in its stage, sideways to the card at
 * the same height in the next stage that has any, or to its last. Undefined where there is none.
 */
export function neighbourOf(
  columns: Columns,
  { id }: { id: string },
  key: string,
): string | undefined {
  const at = columns.findIndex(({ deals }) => deals.some((deal) => deal.id === id))
  const deals = columns[at]?.deals ?? []
  const row = deals.findIndex((deal) => deal.id === id)
  if (key === 'ArrowUp') return deals[row - 1]?.id
  if (key === 'ArrowDown') return deals[row + 1]?.id
  const step = sideways[key]
  if (step === undefined) return undefined
  for (let next = at + step; columns[next]; next += step) {
    const there = columns[next]?.deals ?? []
    if (there.length > 0) return there[Math.min(row, there.length - 1)]?.id
  }
  return undefined
}

import { nextTurn } from '../turns.ts'

/** Rows that one statement removes: more would hold others up, or have more ids than it may name. */
export const batch = 1_000

/** Removes batch after batch until one is not full; returns how many rows went. */
export async function inBatches(removeSome: () => Promise<number>): Promise<number> {
  let removed = 0
  for (;;) {
    const some = await removeSome()
    removed += some
    if (some < batch) return removed
    await nextTurn()
  }
}

import { dayIn, dueState } from '../people/due.ts'
import type { Deal } from './schema.ts'
import { isOpenStage } from './stages.ts'

/** How a day of a deal counts: it was won or lost then, is expected to close then, or should have. */
export type Close = { state: 'won' | 'lost' | 'expected' | 'overdue'; day: string }

/**
 * When a deal was closed or, while it is open, is expected to be; null where that is not known.
 * Days, as `2026-12-01`, are those of the zone; the reader's without one.
 */
export function closeOf(
  {
    stage,
    wonAt,
    lostAt,
    expectedClose,
  }: Pick<Deal, 'stage' | 'wonAt' | 'lostAt' | 'expectedClose'>,
  now: number,
  zone?: string,
): Close | null {
  if (isOpenStage(stage)) {
    if (!expectedClose) return null
    const isLate = dueState(expectedClose, now, zone) === 'overdue'
    return { state: isLate ? 'overdue' : 'expected', day: expectedClose }
  }
  if (wonAt) return { state: 'won', day: dayIn(zone, Date.parse(wonAt)) }
  if (lostAt) return { state: 'lost', day: dayIn(zone, Date.parse(lostAt)) }
  return null
}

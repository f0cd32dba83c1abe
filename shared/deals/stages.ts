/** The words of a deal (relationship.md §3). */

/** The stages in the order a deal goes through them; any may follow any other. */
export const dealStages = [
  'lead-in',
  'talking',
  'proposal-sent',
  'negotiating',
  'won',
  'lost',
] as const
export type DealStage = (typeof dealStages)[number]
export const defaultDealStage: DealStage = 'lead-in'

export const dealStageLabels: Record<DealStage, string> = {
  'lead-in': 'Lead in',
  talking: 'Talking',
  'proposal-sent': 'Proposal sent',
  negotiating: 'Negotiating',
  won: 'Won',
  lost: 'Lost',
}

/** Of a deal's value, in per cent, how much is counted on at each stage. */
export const stageWeights: Record<DealStage, number> = {
  'lead-in': 10,
  talking: 25,
  'proposal-sent': 50,
  negotiating: 75,
  won: 100,
  lost: 0,
}

/** Stages in which a deal is still to be decided. */
export const openStages: readonly DealStage[] = dealStages.filter(
  (stage) => stage !== 'won' && stage !== 'lost',
)
export const isOpenStage = (stage: DealStage): boolean => openStages.includes(stage)

/** Why deals are lost, until the firm has written a list of its own. */
export const defaultLostReasons = [
  'Price',
  'No budget',
  'Bad time',
  'Another supplier',
  'No answer',
  'Does not fit',
]

/** What a list of deals can be sorted by; a leading `-` turns the order round. */
export const dealSorts = [
  '-createdAt',
  'createdAt',
  '-stageAt',
  'stageAt',
  '-value',
  'value',
  'expectedClose',
  '-expectedClose',
  'title',
  '-title',
] as const
export type DealSort = (typeof dealSorts)[number]
export const defaultDealSort: DealSort = '-createdAt'

/** What of a deal says where it stands. */
export type Standing<Instant> = {
  stage: DealStage
  /** When it came into that stage. */
  stageAt: Instant
  wonAt: Instant | null
  lostAt: Instant | null
  lostReason: string | null
}

/** A deal is called lost for a reason, and none was given. */
export class NoLostReason extends Error {}

/**
 * What changes of a deal that is moved: the day it was won or lost, and why, stand only while it is.
 * Moved to where it is already, a lost deal may be given another reason, and nothing else changes.
 * @throws {NoLostReason}
 */
export function movedTo<Instant>(
  deal: Standing<Instant>,
  stage: DealStage,
  reason: string | null | undefined,
  at: Instant,
): Partial<Standing<Instant>> {
  const lostReason = stage === 'lost' ? (reason ?? deal.lostReason) : null
  if (stage === 'lost' && !lostReason) throw new NoLostReason('A lost deal has a reason.')
  if (stage === deal.stage) return lostReason === deal.lostReason ? {} : { lostReason }
  return {
    stage,
    stageAt: at,
    wonAt: stage === 'won' ? at : null,
    lostAt: stage === 'lost' ? at : null,
    lostReason,
  }
}

/** How a deal came to its stage, before the time of it: "moved here", or "opened" where it stood from the first. */
export const arrivalIn = ({
  stageAt,
  createdAt,
}: {
  stageAt: string
  createdAt: string
}): string => (stageAt === createdAt ? 'opened' : 'moved here')

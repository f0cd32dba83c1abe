/** The plans and how many workflows each is meant for, smallest first (public-site.md §9; limits above 35 are ours). */
export const planSizes = [
  { id: 'starter', workflows: 5, monthlyPrice: 299 },
  { id: 'growth', workflows: 15, monthlyPrice: 599 },
  { id: 'scale', workflows: 35, monthlyPrice: 999 },
  { id: 'automation-partner', workflows: 100, monthlyPrice: 3500 },
  { id: 'executive-automation', workflows: 200, monthlyPrice: 5990 },
  { id: 'custom-enterprise', workflows: Number.POSITIVE_INFINITY, monthlyPrice: null },
] as const

type FittingPlan = (typeof planSizes)[number]

/** Saved hours a week that one workflow is reckoned at. */
export const hoursPerWorkflow = 5

export type Estimate = {
  /** Hours a week that automation saves. */
  readonly savedHours: number
  /** Dollars a month that it saves. */
  readonly savedPerMonth: number
}

/** Which plan fits; `plan` is null when each costs more than it saves. */
export type PlanFit = Estimate & {
  readonly workflows: number
  readonly plan: FittingPlan | null
}

/**
 * The smallest plan with room for the work, if it costs less than it saves. Null without anything to
 * save: then there is nothing to say about plans.
 */
export function planThatFits(estimate: Estimate): PlanFit | null {
  const { savedHours, savedPerMonth } = estimate
  if (savedHours <= 0 || savedPerMonth <= 0) return null
  const workflows = Math.ceil(savedHours / hoursPerWorkflow)
  const roomy = planSizes.find((plan) => workflows <= plan.workflows)
  const pays = roomy && (roomy.monthlyPrice === null || roomy.monthlyPrice < savedPerMonth)
  return { ...estimate, workflows, plan: pays ? roomy : null }
}

import { formatDollars } from '#shared/dollars.ts'
import { hoursPerWorkflow, type PlanFit, planSizes } from '#shared/pricing/plan-fit.ts'
import { page } from '#shared/routes.ts'
import { plans } from './plans.ts'

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const count = (workflows: number) =>
  `${number.format(workflows)} ${workflows === 1 ? 'workflow' : 'workflows'}`

const reckoned = ({ savedHours, workflows }: PlanFit) =>
  `${number.format(savedHours)} saved hours a week are about ${count(workflows)}, reckoned at ${hoursPerWorkflow} hours each.`

/** Which plan fits an estimate, and why, ready to be read. */
export type PlanAdvice = {
  name: string
  reasons: readonly string[]
  action: { label: string; href: string }
}

const all = { label: 'Compare all plans', href: page.pricing }

/** Words for the plan that fits (rule: shared/pricing/plan-fit.ts). */
export function planAdvice(fit: PlanFit): PlanAdvice {
  const saves = `The estimate saves ${formatDollars(Math.round(fit.savedPerMonth))} a month`
  const plan = fit.plan && plans.find(({ id }) => id === fit.plan?.id)
  if (!fit.plan || !plan) {
    const [smallest] = planSizes
    return {
      name: 'No plan yet',
      reasons: [
        reckoned(fit),
        `${saves}; a plan with room for it would cost more. Plans begin at ${formatDollars(smallest.monthlyPrice)} a month. One small project, paid once, may still be worth it.`,
      ],
      action: all,
    }
  }
  const { workflows: most, monthlyPrice: price } = fit.plan
  const room = Number.isFinite(most) && price && price < 1_000
  return {
    name: plan.name,
    reasons: [
      reckoned(fit),
      room
        ? `${plan.name} has room for ${most}.`
        : 'That is more than the 35 of our largest plan, so it wants people of ours who stay with it.',
      price
        ? `${saves}; ${plan.name} costs ${formatDollars(price)}.`
        : `${saves}; the price is agreed with you.`,
    ],
    action: all,
  }
}

export const planFitHeading = 'The plan that fits'

import { expect, test } from 'vitest'
import { planThatFits } from './plan-fit.ts'

test.each([
  // saved hours a week, saved dollars a month, workflows, plan
  [0.5, 400, 1, 'starter'],
  [25, 2_500, 5, 'starter'],
  [25.01, 2_500, 6, 'growth'],
  [75, 7_500, 15, 'growth'],
  [76, 7_600, 16, 'scale'],
  [175, 17_500, 35, 'scale'],
  [176, 17_600, 36, 'automation-partner'],
  [501, 50_100, 101, 'executive-automation'],
  [1_001, 100_100, 201, 'custom-enterprise'],
  // What costs as much as it saves is no help.
  [2, 299, 1, undefined],
  [2, 300, 1, 'starter'],
  [40, 500, 8, undefined],
])('%d hours and $%d saved are %d workflows: %s', (savedHours, savedPerMonth, workflows, plan) => {
  const fit = planThatFits({ savedHours, savedPerMonth })
  expect(fit?.workflows).toBe(workflows)
  expect(fit?.plan?.id).toBe(plan)
})

test.each([
  [0, 0],
  [0, 100],
  [10, 0],
])('with %d hours and $%d saved there is nothing to say', (savedHours, savedPerMonth) => {
  expect(planThatFits({ savedHours, savedPerMonth })).toBeNull()
})

import { pricingPage } from '#content/pricing/page.ts'
import { plans } from '#content/pricing/plans.ts'
import { cx } from '#web/ui/cx.ts'
import { PlanCard } from './plan-card.tsx'
import { Toggle } from './toggle.tsx'

const columns = {
  automation: 'md:grid-cols-3',
  enterprise: 'sm:grid-cols-2 xl:grid-cols-4',
} as const

/**
 * The plan cards under their two toggles (public-site.md §4). The toggles are radio buttons, and
 * plans.css shows what they choose, so they work before any script and without one.
 */
export function Plans() {
  const { categories, billing, groupLabels } = pricingPage
  return (
    <section className="plans container-page pb-20 md:pb-28">
      <h2 className="sr-only">{groupLabels.plans}</h2>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <Toggle
          label={groupLabels.plans}
          name="plans"
          options={[
            { id: 'plans-automation', label: categories.automation },
            { id: 'plans-enterprise', label: categories.enterprise },
          ]}
        />
        <Toggle
          label={groupLabels.billing}
          name="billing"
          options={[
            { id: 'billing-monthly', label: billing.monthly },
            { id: 'billing-annual', label: billing.annual },
          ]}
        />
        <p className="text-ink-soft text-sm">{billing.annualNote}</p>
      </div>
      {(['automation', 'enterprise'] as const).map((category) => (
        <ul
          key={category}
          aria-label={categories[category]}
          className={cx(`plans-${category} mt-8 grid gap-5`, columns[category])}
        >
          {plans
            .filter((plan) => plan.category === category)
            .map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
        </ul>
      ))}
    </section>
  )
}

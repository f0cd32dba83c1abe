import { pricingPage } from '#content/pricing/page.ts'
import { plans } from '#content/pricing/plans.ts'
import type { PlanCategory } from '#content/types/pricing.ts'
import { cx } from '#web/ui/cx.ts'
import { PlanCard } from './plan-card.tsx'
import { Toggle } from './toggle.tsx'

/** The ids of the choices that styles look for; the first of each pair is chosen at first. */
const groups = {
  automation: { id: 'plans-automation', columns: 'md:grid-cols-3' },
  enterprise: { id: 'plans-enterprise', columns: 'sm:grid-cols-2 xl:grid-cols-4' },
} as const

const shown: Record<PlanCategory, string> = {
  automation: 'grid group-has-[#plans-enterprise:checked]/plans:hidden',
  enterprise: 'hidden group-has-[#plans-enterprise:checked]/plans:grid',
}

/**
 * The plan cards under their two toggles (public-site.md §4). The toggles are radio buttons, and
 * styles show what they choose, so they work before any script and without one.
 */
export function Plans() {
  const { categories, billing, groupLabels } = pricingPage
  return (
    <section className="group/plans container-page pb-20 md:pb-28">
      <h2 className="sr-only">{groupLabels.plans}</h2>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <Toggle
          label={groupLabels.plans}
          name="plans"
          options={[
            { id: groups.automation.id, label: categories.automation },
            { id: groups.enterprise.id, label: categories.enterprise },
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
          className={cx('mt-8 gap-x-5 gap-y-5', groups[category].columns, shown[category])}
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

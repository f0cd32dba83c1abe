import { pricingPage } from '#content/pricing/page.ts'
import { plans } from '#content/pricing/plans.ts'
import type { PricingPlan } from '#content/types/pricing.ts'
import { formatDollars } from '#shared/dollars.ts'
import { annualPrice, shownMonthlyPrice } from '#shared/pricing/annual-price.ts'
import { cx } from '#web/ui/cx.ts'
import { ButtonLink } from '#web/ui/link.tsx'
import { ContactSales } from './contact-sales.tsx'

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

/** One plan; a highlighted one stands on ink. */
function PlanCard({ plan }: { plan: PricingPlan }) {
  const { name, description, features, cta, highlight, badge } = plan
  return (
    <li
      className={cx(
        'flex flex-col rounded-lg border p-6',
        highlight ? 'ink-ground border-ink bg-ink text-paper' : 'border-paper-edge bg-card',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold text-lg">{name}</h3>
        {badge && (
          <p className="rounded-full bg-thread px-3 py-1 font-medium text-white text-xs">{badge}</p>
        )}
      </div>
      <p className={cx('mt-2 text-sm', highlight ? 'text-paper-edge' : 'text-ink-soft')}>
        {description}
      </p>
      <PlanPrice
        monthlyPrice={plan.monthlyPrice}
        quiet={highlight ? 'text-paper-edge' : 'text-ink-soft'}
      />
      <ul className="mt-6 mb-8 text-sm">
        {features.map((feature) => (
          <li
            key={feature}
            className={cx('border-t py-2', highlight ? 'border-ink-edge' : 'border-paper-edge')}
          >
            {feature}
          </li>
        ))}
      </ul>
      {cta.href ? (
        <ButtonLink
          href={cta.href}
          size="lg"
          variant={highlight ? 'primary' : 'secondary'}
          className="mt-auto"
        >
          {cta.label}
          <span className="sr-only"> with {name}</span>
        </ButtonLink>
      ) : (
        <ContactSales label={cta.label} />
      )}
    </li>
  )
}

type PlanPriceProps = {
  /** Whole dollars, or null for a price made with the client. */
  monthlyPrice: number | null
  /** The colour of the words around the figure. */
  quiet: string
}

/** A plan's price with monthly and with annual billing; the toggle shows one of them. */
function PlanPrice({ monthlyPrice, quiet }: PlanPriceProps) {
  const perMonth = shownMonthlyPrice(monthlyPrice, 'annual')
  const { customPrice, perMonth: unit, billedAnnually, perYear } = pricingPage
  const figure = 'font-bold text-3xl tabular-nums tracking-[-0.03em]'
  if (monthlyPrice === null || perMonth === null)
    return <p className={cx('mt-6 sm:min-h-24', figure)}>{customPrice}</p>
  return (
    <div className="mt-6 sm:min-h-24">
      <p className="by-month">
        <span className={figure}>{formatDollars(monthlyPrice)}</span>
        <span className={cx('ml-1 text-sm', quiet)}>{unit}</span>
      </p>
      <p className="by-year">
        <span className={cx('block', figure)}>{formatDollars(perMonth)}</span>
        <span className={cx('block text-sm', quiet)}>
          {billedAnnually}
          <br />
          {perYear(formatDollars(annualPrice(monthlyPrice)))}
        </span>
      </p>
    </div>
  )
}

type ToggleProps = {
  /** What is chosen, for those who do not see the choices side by side. */
  label: string
  name: string
  /** The first is chosen at first. */
  options: readonly { id: string; label: string }[]
}

/** A choice of one among few, as radio buttons that look like a switch (plans.css). */
function Toggle({ label, name, options }: ToggleProps) {
  return (
    <fieldset className="flex rounded-md border border-control bg-card p-1 max-sm:w-full">
      <legend className="sr-only">{label}</legend>
      {options.map((option, index) => (
        <label
          key={option.id}
          htmlFor={option.id}
          className="flex min-h-10 cursor-pointer items-center justify-center rounded-sm px-4 font-medium text-ink-soft text-sm transition-colors hover:text-ink max-sm:flex-1"
        >
          <input
            type="radio"
            id={option.id}
            name={name}
            defaultChecked={index === 0}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

import { pricingPage } from '#content/pricing/page.ts'
import { plans } from '#content/pricing/plans.ts'
import type { PricingPlan } from '#content/types/pricing.ts'
import { formatDollars } from '#shared/dollars.ts'
import { annualPrice, shownMonthlyPrice } from '#shared/pricing/prices.ts'
import { cx } from '#web/ui/cx.ts'
import { ButtonLink } from '#web/ui/link.tsx'
import { ContactSales } from './contact-sales.tsx'
import { PlanTable } from './plan-table.tsx'

const columns = {
  automation: 'min-[46rem]:grid-cols-3',
  enterprise: 'sm:grid-cols-2 xl:grid-cols-4',
} as const
const categories = ['automation', 'enterprise'] as const

/**
 * The plan cards under their two toggles (public-site.md §4), and the plans side by side. The toggles
 * are radio buttons, and pricing.css shows what they choose, so they work before any script and
 * without one. Which plans is the first choice; how they're billed stands smaller, at its right.
 */
export function Plans() {
  const { categories: names, billing, groupLabels } = pricingPage
  return (
    <section className="plans container-page pb-20 md:pb-28">
      <h2 className="sr-only">{groupLabels.plans}</h2>
      <div className="flex flex-wrap items-end justify-between gap-8 border-ink lg:border-b">
        <fieldset className="kinds flex flex-wrap gap-x-5 border-ink sm:gap-x-8 max-lg:w-full max-lg:border-b">
          <legend className="sr-only">{groupLabels.plans}</legend>
          <Choice id="plans-automation" name="plans" label={names.automation} first />
          <Choice id="plans-enterprise" name="plans" label={names.enterprise} />
        </fieldset>
        <fieldset className="max-sm:w-full lg:mb-3">
          <legend className="sr-only">{groupLabels.billing}</legend>
          <div className="billing">
            <Choice id="billing-monthly" name="billing" label={billing.monthly} first />
            <Choice id="billing-annual" name="billing" label={billing.annual} />
          </div>
          <small className="text-sm">{billing.annualNote}</small>
        </fieldset>
      </div>
      {categories.map((category) => {
        const shown = plans.filter((plan) => plan.category === category)
        return [
          <ul
            key="cards"
            aria-label={names[category]}
            className={cx(`plans-${category} mt-8 grid gap-5`, columns[category])}
          >
            {shown.map((plan) => (
              <PlanCard key={plan.id} plan={plan} />
            ))}
          </ul>,
          <PlanTable key="table" category={category} plans={shown} />,
        ]
      })}
    </section>
  )
}

/** One plan; a highlighted one stands on ink. Its parts stand level with those of its neighbors. */
function PlanCard({ plan }: { plan: PricingPlan }) {
  const { name, description, basis, features, cta, highlight, badge } = plan
  return (
    <li
      className={cx(
        'row-span-4 grid grid-rows-subgrid content-start gap-0 rounded-lg border p-6',
        highlight ? 'ink-ground border-transparent' : 'border-paper-edge bg-card',
      )}
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-bold text-xl tracking-[-0.02em]">{name}</h3>
          {badge && (
            <p className="rounded-full bg-thread px-3 py-1 font-medium text-on-thread text-xs">
              {badge}
            </p>
          )}
        </div>
        <p className="mt-2 text-ink-soft text-sm">{description}</p>
      </div>
      <PlanPrice monthlyPrice={plan.monthlyPrice} />
      <ul className="ticked mt-6 mb-8 text-sm">
        {basis && <li className="basis">{pricingPage.includes(basis)}</li>}
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {cta.href ? (
        <ButtonLink
          href={cta.href}
          size="lg"
          variant={highlight ? 'primary' : 'secondary'}
          className="self-start"
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

/**
 * A plan's price with monthly and with annual billing; the toggle shows one of them. Whole dollars,
 * or null for a price made with the client. Both are three lines high: a toggle moves nothing.
 */
function PlanPrice({ monthlyPrice }: { monthlyPrice: number | null }) {
  const perMonth = shownMonthlyPrice(monthlyPrice, 'annual')
  const words = pricingPage
  if (monthlyPrice === null || perMonth === null)
    return <Price figure={words.customPrice} notes={[words.customNote]} />
  return (
    <div>
      <Price
        className="by-month"
        figure={formatDollars(monthlyPrice)}
        notes={[words.billedMonthly, words.annualInstead(formatDollars(perMonth))]}
      />
      <Price
        className="by-year"
        figure={formatDollars(perMonth)}
        notes={[words.billedAnnually, words.perYear(formatDollars(annualPrice(monthlyPrice)))]}
      />
    </div>
  )
}

type PriceProps = { figure: string; notes: readonly string[]; className?: string }

function Price({ figure, notes, className }: PriceProps) {
  return (
    <p className={cx('mt-6 text-ink-soft text-sm', className)}>
      <span className="block font-bold text-3xl text-ink tabular-nums tracking-[-0.02em]">
        {figure}
      </span>
      {notes.map((note) => (
        <span key={note} className="block">
          {note}
        </span>
      ))}
    </p>
  )
}

type ChoiceProps = {
  id: string
  name: string
  label: string
  /** The first is chosen at first. */
  first?: boolean
}

/** One choice of a toggle: a radio button that looks like what it chooses (pricing.css). */
function Choice({ id, name, label, first }: ChoiceProps) {
  return (
    <label htmlFor={id}>
      <input type="radio" id={id} name={name} defaultChecked={first} className="sr-only" />
      <span>{label}</span>
    </label>
  )
}

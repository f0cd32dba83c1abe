import type { PricingPlan } from '#content/types/pricing.ts'
import { cx } from '#web/ui/cx.ts'
import { ButtonLink } from '#web/ui/link.tsx'
import { ContactSales } from './contact-sales.tsx'
import { PlanPrice } from './plan-price.tsx'

/** One plan; a highlighted one stands on ink. */
export function PlanCard({ plan }: { plan: PricingPlan }) {
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

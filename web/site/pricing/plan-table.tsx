import { planComparison } from '#content/pricing/comparison.ts'
import { pricingPage } from '#content/pricing/page.ts'
import type { Comparison, PlanCategory, PricingPlan } from '#content/types/pricing.ts'
import { ButtonLink } from '#web/ui/link.tsx'

type PlanTableProps = {
  category: PlanCategory
  /** The plans of the category, in the order of their cards. */
  plans: readonly PricingPlan[]
}

/**
 * The plans of a category side by side, as data that a screen reader can walk. On a phone the names of
 * the three automation plans stay in sight over their columns; the enterprise plans, all words, are
 * told one by one (pricing.css).
 */
export function PlanTable({ category, plans }: PlanTableProps) {
  const { title, note } = pricingPage.compare
  return (
    <div className={`plans-${category} mt-16 md:mt-24`}>
      <table className="compare">
        <caption className="headline pb-4 text-left font-bold text-2xl tracking-[-0.02em]">
          {title}
        </caption>
        <thead>
          <tr>
            <td />
            {plans.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {planComparison[category].map(({ title: group, rows }) => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup">{group}</th>
              {plans.map(({ id }) => (
                <td key={id} />
              ))}
            </tr>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {plans.map(({ id, name }, index) => (
                  <Cell
                    key={id}
                    has={row.plans[index] ?? false}
                    plan={category === 'enterprise' ? name : undefined}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        {/* The way on from the plan that most take, at the foot of its column. */}
        <tfoot className="max-[46rem]:hidden">
          <tr>
            <td />
            {plans.map(({ id, name, highlight, cta }) => (
              <td key={id}>
                {highlight && cta.href && (
                  <ButtonLink href={cta.href} size="lg">
                    {cta.label}
                    <span className="sr-only"> with {name}</span>
                  </ButtonLink>
                )}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p className="mt-5 text-ink-soft text-sm">{note}</p>
    </div>
  )
}

type CellProps = {
  has: Comparison
  /** Whose it is, where the cells stand under one another. */
  plan: string | undefined
}

function Cell({ has, plan }: CellProps) {
  const { included, none } = pricingPage.compare
  if (has === true) return <td className="yes">{included}</td>
  if (has === false) return <td className="no">{none}</td>
  return <td data-plan={plan}>{has}</td>
}

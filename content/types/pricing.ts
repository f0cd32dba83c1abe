/** Which toggle shows the plan (public-site.md §2, /pricing). */
type PlanCategory = 'automation' | 'enterprise'

/**
 * One plan card. Whole US dollars per month; null is a custom price. The annual price is computed
 * (shared/pricing/annual-price.ts), never written down.
 */
export type PricingPlan = {
  id: string
  name: string
  monthlyPrice: number | null
  description: string
  features: readonly string[]
  /** `href` null: the button has no link of its own (Custom Enterprise, public-site.md §9). */
  cta: { label: string; href: string | null }
  highlight: boolean
  badge: string | null
  category: PlanCategory
}

export type PlatformCost = {
  name: string
  /** Whole US dollars per month, "from". */
  from: number
  note: string
}

/** Which toggle shows the plan (public-site.md §2, /pricing). */
export type PlanCategory = 'automation' | 'enterprise'

/**
 * One plan card. Whole US dollars per month; null is a custom price. The annual price is computed
 * (shared/pricing/annual-price.ts), never written down.
 */
export type PricingPlan = {
  id: string
  name: string
  monthlyPrice: number | null
  description: string
  /** The plan whose contents this one has too, by its name; null when it stands for itself. */
  basis: string | null
  features: readonly string[]
  /** `href` null: the button has no link of its own (Custom Enterprise, public-site.md §9). */
  cta: { label: string; href: string | null }
  highlight: boolean
  badge: string | null
  category: PlanCategory
}

/** What a plan has of one thing: in words, or simply that it has it, or that its card names nothing. */
export type Comparison = string | boolean

/** Rows of the table under the cards: a thing, and what each plan of the category has of it, in order. */
export type ComparisonGroup = {
  title: string
  rows: readonly { name: string; plans: readonly Comparison[] }[]
}

export type PlatformCost = {
  name: string
  /** Whole US dollars per month, "from". */
  from: number
  note: string
}

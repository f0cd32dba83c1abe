import type { ServiceSlug } from '#shared/routes.ts'
import type { Benefit, Faq, MetaCopy } from './common.ts'
import type { IconName } from './icon.ts'

/** One service: its card, its row on the pricing page and its page (public-site.md §2, §3). */
export type Service = {
  id: ServiceSlug
  title: string
  subtitle: string
  /** One sentence for cards; the pricing page cuts it to 80 characters. */
  summary: string
  /** Two or three paragraphs for the page. */
  description: readonly string[]
  icon: IconName
  features: readonly string[]
  benefits: readonly [Benefit, Benefit, Benefit]
  useCases: readonly string[]
  faqs: readonly [Faq, Faq, Faq]
  /** Whole US dollars per month; null where the specification names no starting price. */
  startingPrice: number | null
  meta: MetaCopy
}

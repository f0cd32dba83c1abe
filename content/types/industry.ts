import type { IndustrySlug } from '#shared/routes.ts'
import type { IconBenefit, MetaCopy } from './common.ts'
import type { IconName } from './icon.ts'

/** Figures of a sector, ready to show: hours saved a week, share of cost, share of throughput. */
export type IndustryMetrics = { timeSaved: string; costReduction: string; efficiency: string }

/** A figure before and after, as threads; of how many where that says more, such as of a hundred. */
export type DrawnResult = { thread: string; of?: number; before: number; after: number }

type Result = { text: string; drawn?: DrawnResult }

export type SuccessStory = {
  company: string
  challenge: string
  solution: string
  results: readonly [Result, Result, Result, Result]
}

/** One industry: its card on /industries and its page (public-site.md §2, §3). */
export type Industry = {
  id: IndustrySlug
  name: string
  /** One sentence for the card. */
  summary: string
  icon: IconName
  title: string
  subtitle: string
  description: readonly string[]
  metrics: IndustryMetrics
  features: readonly string[]
  benefits: readonly [IconBenefit, IconBenefit, IconBenefit]
  /** Cards show the first three. */
  useCases: readonly string[]
  caseStudy: SuccessStory
  meta: MetaCopy
}

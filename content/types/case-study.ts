import type { Metric } from './common.ts'

/** Names of the drawn pictures; the interface maps each to its SVG. */
export const caseStudyImages = [
  'permit-counter',
  'dental-front-desk',
  'parts-warehouse',
  'van-fleet',
] as const
export type CaseStudyImage = (typeof caseStudyImages)[number]

type StorySection = { heading: string; paragraphs: readonly string[] }

/** One success story (public-site.md §3). `story` is the long form, marked up as an Article. */
export type CaseStudy = {
  id: string
  company: string
  industry: string
  location: string
  headline: string
  challenge: string
  description: string
  solution: string
  metrics: readonly [Metric, Metric, Metric]
  image: CaseStudyImage
  imageAlt: string
  story: readonly StorySection[]
  tools: readonly string[]
  /** Weeks from kickoff to live. */
  weeks: number
  /** ISO date of publication, for Article data. */
  published: string
}

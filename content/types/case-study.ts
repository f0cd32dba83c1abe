import type { Trade } from '../cloths.ts'
import type { Metric } from './common.ts'

/** Names of the drawn pictures; the interface maps each to its SVG. */
export const caseStudyImages = [
  'permit-counter',
  'dental-front-desk',
  'parts-warehouse',
  'van-fleet',
] as const
export type CaseStudyImage = (typeof caseStudyImages)[number]

/** How much of something there was: as counted threads, and as it is said. */
type Amount = { threads: number; value: string }

/** One figure before and after, drawn thread by thread; the first of the story's `metrics` tells it. */
export type Change = {
  what: string
  /** What one thread stands for. */
  thread: string
  before: Amount
  after: Amount
}

type StorySection = { heading: string; paragraphs: readonly string[] }

/** One success story (public-site.md §3). `story` is the long form, marked up as an Article. */
export type CaseStudy = {
  id: string
  company: string
  industry: string
  /** The service or industry whose cloth its cover is bound in. */
  trade: Trade
  location: string
  headline: string
  challenge: string
  description: string
  solution: string
  metrics: readonly [Metric, Metric, Metric]
  change: Change
  image: CaseStudyImage
  imageAlt: string
  story: readonly StorySection[]
  tools: readonly string[]
  /** Weeks from kickoff to live. */
  weeks: number
  /** ISO date of publication, for Article data. */
  published: string
}

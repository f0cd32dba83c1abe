import type { Trade } from '../cloths.ts'
import type { IconName } from './icon.ts'

export type ProblemCard = {
  id: string
  icon: IconName
  title: string
  description: string
  /** What it costs, with the basis of the figure. */
  cost: string
}

/** One of the four stages of the architecture section, advancing every 2 s. */
export type PipelineStage = {
  id: string
  icon: IconName
  title: string
  description: string
  examples: readonly string[]
}

export type IntegrationTool = { name: string; category: string }

/** A firm and what it trades in, which say how its cloth is woven; the `id` is that of its case study, if it has one. */
export type Client = { id: string; trade: Trade }

export type Testimonial = {
  name: string
  /** Role and company. */
  title: string
  quote: string
  metric: string
  initials: string
  client: Client
}

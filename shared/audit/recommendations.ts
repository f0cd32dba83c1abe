import type { AuditAnswers, HourField } from './answers.ts'
import { formatHours } from './format.ts'
import { type AuditResults, calculateAudit } from './results.ts'
import { slowResponses } from './vocabulary.ts'

export type Recommendation = {
  readonly id: 'data-entry' | 'customer-communication' | 'reporting'
  readonly title: string
  readonly description: string
  /** What it brings, in a few words. */
  readonly effect: string
}

/** What the rules look at. */
export type RecommendationInput = Pick<AuditAnswers, HourField | 'employeeCount' | 'painPoints'>

const dataEntryAboveHours = 10
const reportingAboveHours = 3
const dataEntrySharePercent = 40

/** Hours a week that Data Entry Automation saves: 40% of the hours saved altogether. */
const dataEntrySavedHours = (results: Pick<AuditResults, 'automationSavings'>): number =>
  (results.automationSavings * dataEntrySharePercent) / 100

/** What the audit advises, most general first; none when no rule applies (public-site.md §9). */
export function recommend(answers: RecommendationInput): Recommendation[] {
  const results = calculateAudit(answers)
  const advice: Recommendation[] = []
  if (results.totalHours > dataEntryAboveHours) {
    advice.push({
      id: 'data-entry',
      title: 'Data Entry Automation',
      description:
        'Let records travel between your tools by themselves, with checks on the way, instead of being typed again.',
      effect: `Save ${formatHours(dataEntrySavedHours(results))} hours a week`,
    })
  }
  if (answers.painPoints.includes(slowResponses)) {
    advice.push({
      id: 'customer-communication',
      title: 'Customer Communication',
      description:
        'Answer routine questions at once and bring the rest to the right person, with what is known about the customer beside it.',
      effect: 'Improve response time by 80%',
    })
  }
  if (answers.reportGeneration > reportingAboveHours) {
    advice.push({
      id: 'reporting',
      title: 'Reporting Dashboard',
      description:
        'Have the figures you now collect by hand gathered overnight and ready on one page in the morning.',
      effect: 'Reports that are ready before you ask',
    })
  }
  return advice
}

/** What to say when no rule applies. */
export const noRecommendation =
  'Your manual work is already light. A short call is enough to see whether one workflow is worth automating.'

export type Phase = { readonly weeks: string; readonly title: string; readonly description: string }

/** The way from the audit to running workflows (public-site.md §9). */
export const auditTimeline: readonly [Phase, Phase, Phase] = [
  {
    weeks: 'Weeks 1-2',
    title: 'Map and decide',
    description: 'We follow the work as it is done today and agree on what to automate first.',
  },
  {
    weeks: 'Weeks 3-4',
    title: 'Build and connect',
    description: 'We connect your tools and test every workflow with copies of your real records.',
  },
  {
    weeks: 'Weeks 5-6',
    title: 'Switch on and hand over',
    description: 'Your team works with it, we watch the first runs, and you get the documentation.',
  },
]

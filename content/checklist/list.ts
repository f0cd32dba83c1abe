import type { ChecklistBand, ChecklistCategoryId } from '#shared/checklist/vocabulary.ts'
import { page, withTopic } from '#shared/routes.ts'
import type { BandReading, ChecklistCategory } from '../types/checklist.ts'
import { businessAssessment } from './business-assessment.ts'
import { financialPlanning } from './financial-planning.ts'
import { teamPreparation } from './team-preparation.ts'
import { technicalReadiness } from './technical-readiness.ts'

/** The four categories of five items, in the order of shared/checklist/vocabulary.ts. */
export const checklist: readonly [
  ChecklistCategory,
  ChecklistCategory,
  ChecklistCategory,
  ChecklistCategory,
] = [businessAssessment, technicalReadiness, financialPlanning, teamPreparation]

/** How each band of the score reads, and what to do next. */
export const bandReadings = {
  starting: {
    title: 'Low: begin with paper, not software',
    reading:
      'That is an honest place to be, and a cheap one. Automating now would mostly make today’s confusion faster. A few weeks of watching and measuring will do more than any tool.',
    next: [
      'Have everyone note recurring tasks for one week',
      'Write one process down, exceptions included',
      'Agree on one goal with a number and a date',
    ],
  },
  preparing: {
    title: 'Early: the ground is partly laid',
    reading:
      'You know some of your processes and some of your numbers. The gaps you have left unticked are the usual reasons why first projects stall, so close the cheapest ones before you spend on building.',
    next: [
      'Measure one process for two weeks',
      'List your tools with an owner and an API for each',
      'Name the person who would own the first workflow',
    ],
  },
  'nearly-ready': {
    title: 'Ready: choose one workflow and start small',
    reading:
      'Enough is in place for a first project of two to six weeks. Take the process with the most hours and the fewest exceptions, and handle the remaining items while it is built.',
    next: [
      'Pick one process and keep its baseline',
      'Look at the category with the fewest ticks first',
      'Take the efficiency audit to put a figure on it',
    ],
  },
  ready: {
    title: 'Advanced: you can move on several fronts',
    reading:
      'Processes, data, money and people are in order, which is rarer than you may think. You can run two or three workflows side by side, and the limit will be how fast you decide.',
    next: [
      'Rank your candidates by hours saved and cost of errors',
      'Agree on standards for naming, logging and failure alerts',
      'Plan the second and third workflow with the first',
    ],
  },
} as const satisfies Record<ChecklistBand, BandReading>

/** Said when one category lags behind the others. */
export const weakestCategoryHints = {
  'business-assessment':
    'Your open points are mostly about the business. Measure before you build; everything else gets easier.',
  'technical-readiness':
    'Your open points are mostly technical. An afternoon with whoever manages your accounts settles half of them.',
  'financial-planning':
    'Your open points are mostly about money. Set the payback limit first; the rest of the sums follow from it.',
  'team-preparation':
    'Your open points are mostly about people. They cost nothing but conversation, and skipping them costs most.',
} as const satisfies Record<ChecklistCategoryId, string>

export const checklistPage = {
  heading: 'Automation readiness checklist',
  introduction:
    'Twenty points we go through before any project. Tick what is true today; the guidance says how to get the others there. Your ticks stay in this browser until you ask for the PDF.',
  progress: (checked: number | string, total: number | string) => `${checked} of ${total} in place`,
  scoreHeading: 'How to read your score',
  form: {
    heading: 'Take it with you',
    text: 'The PDF has all twenty points with their guidance and your own ticks, ready to print for the meeting.',
    emailLabel: 'Email address',
    send: 'Email Me the PDF',
    sending: 'Sending...',
    sentText: 'It should arrive within a few minutes. Look in the spam folder if it does not.',
    sentHeld:
      'This site can not send email yet: yours waits until it can. You can have the PDF right here:',
    downloadNow: 'Save the PDF on this device',
    making: 'The PDF is being made…',
    made: 'The PDF is among your downloads.',
    notMade: 'The PDF could not be made just now. Try again in a moment.',
  },
  /** Unfolds what a ticked point asks for. */
  guidance: 'What it takes',
  startAgain: 'Clear all ticks',
  startAgainQuestion: 'Clear all ticks?',
  weakest: 'Where to look first',
  nextHeading: 'Next',
  tickToRead: 'Tick what is true today and your reading appears here. There are four of them.',
  noScript:
    'Ticks are kept, counted and sent with JavaScript only. Without it, the PDF is a list to tick by hand.',
  closing: {
    title: 'Found the gap?',
    text: 'Put a figure on it with the audit, take a template as a first draft, or ask us about the point you are unsure of.',
    actions: [
      { label: 'Start the Audit', href: page.audit },
      { label: 'Industry Templates', href: page.templates },
      {
        label: 'Contact Us',
        href: withTopic(page.contact, { kind: 'tool', id: 'checklist' }),
      },
    ],
  },
} as const

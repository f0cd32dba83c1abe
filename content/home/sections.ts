import { page } from '#shared/routes.ts'
import type { CopyLink, Metric } from '../types/common.ts'
import type { ProblemCard } from '../types/home.ts'

/** The landing page's hero; headline and buttons are the specification's (public-site.md §1, §2). Its counters are in shared/home/counter.ts. */
export const hero = {
  /** Two lines, of two parts each; the inner two are one line on phones, the outer ones one each. */
  headline: [
    ['Transform Your', 'Business'],
    ['with', 'AI Automation'],
  ],
  pitch:
    'We connect the tools you already pay for, take the retyping out of the middle and leave your people the work that needs them. Streamlined workflows, measured before and after.',
  primary: { label: 'FREE Automation Audit', href: page.audit },
  secondary: { label: 'View Success Stories', href: page.caseStudies },
} as const satisfies {
  headline: readonly (readonly string[])[]
  pitch: string
  primary: CopyLink
  secondary: CopyLink
}

/** Fictional media and event names. */
export const trustedBy = {
  title: 'Heard at and written about by',
  brands: [
    { name: 'Back Office Review', kind: 'Trade monthly' },
    { name: 'Prairie Operations Summit', kind: 'Annual conference' },
    { name: 'Shopfloor & Ledger', kind: 'Podcast' },
  ],
} as const

export const problems = {
  title: 'Manual work costs more than the hours',
  introduction:
    'Nobody decides to run a firm on copy and paste. It grows one quick fix at a time, and then it takes a morning a day.',
  cards: [
    {
      id: 'time-wasted',
      icon: 'Clock',
      title: 'Time Wasted',
      description:
        'Orders retyped from email, reports rebuilt from exports, invoices keyed from delivery notes. Each one takes four minutes, two hundred times a week.',
      cost: '200 × 4 minutes is 13 hours a week, a third of a salary.',
    },
    {
      id: 'disconnected-tools',
      icon: 'Unplug',
      title: 'Disconnected Tools',
      description:
        'The CRM, the books and the job board each hold a different address for the same customer. People learn whom to ask instead of where to look.',
      cost: 'Three systems with 2% wrong addresses disagree about 6% of your customers.',
    },
    {
      id: 'lost-opportunities',
      icon: 'CircleDollarSign',
      title: 'Lost Opportunities',
      description:
        'An inquiry on Friday evening is answered on Monday noon. A quote is never followed up because the person who would have done it was on a roof.',
      cost: 'Ten open quotes a month at $4,000, one more won in ten: $48,000 a year.',
    },
  ],
} as const satisfies { title: string; introduction: string; cards: readonly ProblemCard[] }

export const solution = {
  title: 'Connect the tools, then let the work flow',
  introduction:
    'Pick a flow and follow one record through it. Each stop is a tool our clients really use.',
  points: [
    'Each fact is entered once, by whoever knows it first',
    'Every hand-off is logged, retried and, if it fails, shown to a person',
    'People approve, decide and talk; the carrying is automatic',
  ],
} as const

export const industryDemo = {
  title: 'Watch a job run, start to finish',
  introduction: 'Four ordinary jobs, step by step at reading speed. The real ones take seconds.',
} as const

/** The slim way on under the jobs, half-way down the page. */
export const midwayCall = {
  text: 'Which of your own jobs would run like this?',
  action: { label: 'Find Out in Eight Minutes', href: page.audit },
} as const satisfies { text: string; action: CopyLink }

export const results = {
  title: 'What it comes to',
  note: 'Averages over completed projects, against two weeks measured before each project.',
  stats: [
    { value: '250%', label: 'average ROI in year one' },
    { value: '15 hours', label: 'saved per employee weekly' },
    { value: '99.9%', label: 'uptime' },
  ],
} as const satisfies { title: string; note: string; stats: readonly Metric[] }

export const closingCall = {
  title: 'Find out what your week is worth',
  text: 'Answer four short pages and see hours, cost and payback for your own office. Or skip the form and talk to one of us.',
  primary: { label: 'Start the Free Audit', href: page.audit },
  secondary: { label: 'Schedule a Consultation', href: page.schedule },
  note: 'No commitment required • 30-minute consultation • Instant ROI analysis',
} as const satisfies {
  title: string
  text: string
  primary: CopyLink
  secondary: CopyLink
  note: string
}

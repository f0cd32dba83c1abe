import { page } from '#shared/routes.ts'
import type { CopyLink, Metric } from '../types/common.ts'
import type { IconName } from '../types/icon.ts'

/** A featured resource card (public-site.md §2, /resources). */
export type Resource = {
  id: 'checklist' | 'audit' | 'templates'
  icon: IconName
  title: string
  description: string
  /** What is inside, in a few words each. */
  contents: readonly string[]
  /** How long it takes. */
  effort: string
  /** The piece of it that is shown (web/site/pages/fragments), and what is seen there. */
  fragment: 'checklist' | 'audit' | 'template'
  alt: string
  link: CopyLink
}

/** The three featured resources, on /resources and /lead-magnets. */
export const resources = [
  {
    id: 'checklist',
    icon: 'ListChecks',
    title: 'Automation readiness checklist',
    description:
      'Twenty points to settle before you spend on automation, with how to settle each. It reads your score and names the next three things to do.',
    contents: ['Four categories of five', 'Guidance for every point', 'A PDF with your own ticks'],
    effort: '10 minutes',
    fragment: 'checklist',
    alt: 'The first of the four categories, with three of its points ticked.',
    link: { label: 'Open the Checklist', href: page.checklist },
  },
  {
    id: 'audit',
    icon: 'Gauge',
    title: 'Efficiency audit',
    description:
      'Four short pages about your week. You see hours, cost and payback at once, with what we would automate first and how long it would take.',
    contents: ['Cost per week, month and year', 'Recommendations by rule', 'A report as PDF'],
    effort: '8 minutes',
    fragment: 'audit',
    alt: 'The first page of a report, with what could be saved and its figures.',
    link: { label: 'Start the Audit', href: page.audit },
  },
  {
    id: 'templates',
    icon: 'BookOpen',
    title: 'Industry templates',
    description:
      'Workflows we have built more than once, written down: steps, field mapping, set-up guide and the mistakes to avoid. Yours to build from.',
    contents: ['Six trades to choose from', 'Set-up in six to ten steps', 'What to watch out for'],
    effort: '15 minutes to read',
    fragment: 'template',
    alt: 'A page of a template, with the steps of the workflow in their order.',
    link: { label: 'Browse the Templates', href: page.templates },
  },
] as const satisfies readonly [Resource, Resource, Resource]

export const resourcesPage = {
  heading: 'Resources',
  label: ['Free of charge', 'Useful without us'],
  introduction:
    'What we ask in a first meeting, how we estimate, and the flows we build most often. Free, and useful without us.',
  /** Figures of public-site.md §9. */
  figures: [
    { value: '10,000+', label: 'newsletter subscribers' },
    { value: '15+', label: 'templates in our library' },
    { value: '500+', label: 'downloads' },
  ],
  figuresNote:
    'Six templates are ready to download here. The others are shared on request, because they need an explanation.',
} as const satisfies {
  heading: string
  label: readonly string[]
  introduction: string
  figures: readonly Metric[]
  figuresNote: string
}

/** The newsletter form; its toasts are in shared/newsletter. */
export const newsletterCopy = {
  heading: 'One workflow a month, in your inbox',
  text: 'Each issue takes one office process apart: what it cost, what was built, what went wrong. 10,000+ subscribers, two minutes to read.',
  emailLabel: 'Email address',
  placeholder: 'name@company.com',
  button: 'Subscribe',
  busy: 'Subscribing...',
  note: 'If a mail from us asks you to confirm, one click does it. You can leave with one click, too, and we never share the list.',
} as const

/** What takes the form's place once an address is on the list. */
export const newsletterReceipt = {
  title: 'You are on the list.',
  again: 'Subscribe another address',
} as const

export const leadMagnetsPage = {
  heading: 'Free resources',
  label: ['No account', 'No charge'],
  introduction:
    'Three things to take away, and two next steps when you want company. Nothing here needs an account.',
  links: [
    { label: 'Ask us a question', href: page.contact },
    { label: 'Read the case studies', href: page.caseStudies },
  ],
} as const satisfies {
  heading: string
  label: readonly string[]
  introduction: string
  links: readonly CopyLink[]
}

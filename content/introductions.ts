import { page } from '#shared/routes.ts'
import type { PageMeta } from './page-meta.ts'

export type Action = { label: string; href: string }

export type Introduction = {
  meta: PageMeta
  heading: string
  /** One or two sentences in large type under the heading. */
  lead: string
  paragraphs: readonly string[]
  /** A short list in fine rules; `href` makes an entry a link. */
  points: { title: string; items: readonly { text: string; note?: string; href?: string }[] }
  actions: readonly [Action, ...Action[]]
}

const schedule: Action = { label: 'Schedule Consultation', href: page.schedule }
const contact: Action = { label: 'Contact Us', href: page.contact }
const audit: Action = { label: 'FREE Automation Audit', href: page.audit }

/** The pages that introduce their subject; services and industries have their own lists. */
export const introductions: readonly Introduction[] = [
  {
    meta: {
      path: page.resources,
      title: 'Resources',
      description:
        'A readiness checklist, an efficiency audit and industry templates: three ways to see what automation would change, free and at your own pace.',
      keywords: ['automation resources', 'readiness checklist', 'workflow templates'],
    },
    heading: 'Resources',
    lead: 'Three ways to find out what automation would change for you, before you talk to anyone.',
    paragraphs: [
      'Each of these came out of our own projects. The checklist is what we ask in a first meeting, the audit is how we estimate hours and cost, and the templates are the flows we build most often, with the parts that were specific to one client taken out.',
      'Begin with whichever question is yours: are we ready, is it worth it, or how would it look?',
    ],
    points: {
      title: 'Where to begin',
      items: [
        {
          text: 'Automation readiness checklist',
          note: 'Twenty points over business, technology, money and people',
          href: page.checklist,
        },
        {
          text: 'Efficiency audit',
          note: 'Hours, cost and a first plan from your own figures',
          href: page.audit,
        },
        {
          text: 'Industry templates',
          note: 'Six flows with their steps and integrations',
          href: page.templates,
        },
      ],
    },
    actions: [audit, contact],
  },
  {
    meta: {
      path: page.leadMagnets,
      title: 'Free Resources',
      description:
        'The checklist, the audit and the templates in one place, free to use, with a person to ask when something is unclear.',
      keywords: ['free automation resources', 'automation guides', 'templates'],
    },
    heading: 'Free resources',
    lead: 'The working papers of our projects, free to use and to pass on.',
    paragraphs: [
      'We give these away because a project starts better when both sides have done the same homework. Nothing here depends on hiring us.',
    ],
    points: {
      title: 'What there is',
      items: [
        {
          text: 'Automation readiness checklist',
          note: 'For the meeting where somebody asks whether you are ready',
          href: page.checklist,
        },
        {
          text: 'Efficiency audit',
          note: 'For the question what manual work costs in a year',
          href: page.audit,
        },
        {
          text: 'Industry templates',
          note: 'For the person who has to draw the first flow',
          href: page.templates,
        },
        { text: 'Case studies', note: 'How it went for others', href: page.caseStudies },
      ],
    },
    actions: [contact, { label: 'View Success Stories', href: page.caseStudies }],
  },
  {
    meta: {
      path: page.about,
      title: 'About',
      description:
        'A small firm that connects the tools companies already have. How we work, what we promise, and what we refuse to build.',
      keywords: ['automation consultancy', 'about', 'workflow experts'],
    },
    heading: 'About us',
    lead: 'We weave separate tools into one cloth, and then we get out of the way.',
    paragraphs: [
      'Companies rarely lack software. They lack the thread between one piece and the next, so people become the thread: they copy, forward, remind and check. We take that part over, in small steps that each pay for themselves.',
      'We work with what you have wherever it will do the job, write everything down in words your team uses, and leave you able to change it without us. If a spreadsheet is the better answer, we say so.',
    ],
    points: {
      title: 'What we hold to',
      items: [
        {
          text: 'Innovation First',
          note: 'New methods where they do better, tested on your cases before they go live',
        },
        { text: 'Results Driven', note: 'Hours and errors counted before and after' },
        {
          text: 'Partnership Approach',
          note: 'Your people in the room from the first drawing to the last test',
        },
      ],
    },
    actions: [schedule, contact],
  },
  {
    meta: {
      path: page.checklist,
      title: 'Automation Readiness Checklist',
      description:
        'Four areas that decide whether automation will hold: the business case, the technology, the money and the team.',
      keywords: ['automation readiness', 'checklist', 'automation assessment'],
    },
    heading: 'Automation readiness checklist',
    lead: 'Twenty plain questions, best answered by the people who do the work.',
    paragraphs: [
      'Projects fail less from technology than from a process nobody had written down or an owner nobody had named. The checklist looks for those gaps in four areas while they are still cheap to close.',
      'You do not need every point to begin. You need to know which ones are missing.',
    ],
    points: {
      title: 'The four areas',
      items: [
        { text: 'Business Assessment', note: 'Is the process known, frequent and worth it?' },
        { text: 'Technical Readiness', note: 'Can the tools be reached, and is the data sound?' },
        { text: 'Financial Planning', note: 'What does it cost today, and what may it cost?' },
        { text: 'Team Preparation', note: 'Who owns it, who is affected, who decides?' },
      ],
    },
    actions: [contact, { label: 'Industry Templates', href: page.templates }, audit],
  },
  {
    meta: {
      path: page.templates,
      title: 'Industry Templates',
      description:
        'Six automation flows we build often, from order processing to student enrolment, with their steps, integrations and usual gains.',
      keywords: ['automation templates', 'workflow templates', 'industry automation'],
    },
    heading: 'Industry templates',
    lead: 'Flows we have built often enough to know where they bend.',
    paragraphs: [
      'A template saves the blank page, not the thinking. Each lists the steps, the tools it joins and the decisions you will have to make, so that a first version can be discussed in an afternoon.',
      'Tell us which one is closest to your work and we go through it with you.',
    ],
    points: {
      title: 'The six',
      items: [
        { text: 'E-commerce order processing' },
        { text: 'Healthcare patient onboarding' },
        { text: 'Real estate lead management' },
        { text: 'Manufacturing quality control' },
        { text: 'Financial invoice processing' },
        { text: 'Education student enrollment' },
      ],
    },
    actions: [contact, audit],
  },
  {
    meta: {
      path: page.audit,
      title: 'Free Efficiency Audit',
      description:
        'What your manual work costs in a year and what automation would give back, worked out from your own hours. Free, without obligation.',
      keywords: ['efficiency audit', 'automation audit', 'automation savings'],
    },
    heading: 'Free efficiency audit',
    lead: 'Where the hours go, what they cost in a year, and which of them you could have back.',
    paragraphs: [
      'The audit takes four kinds of work that almost every company does by hand: entering data, making reports, writing to customers and invoicing. From your weekly hours and your size it works out the cost, the part that automation usually takes over, and the order we would do it in.',
      'We do it with you in a 30-minute call or from a message with your figures. You keep the result, whatever you decide.',
    ],
    points: {
      title: 'What to have at hand',
      items: [
        { text: 'Weekly hours for data entry, reporting, customer messages and invoicing' },
        { text: 'The tools you use for customers, accounts, communication and projects' },
        { text: 'The two or three things that annoy your team most' },
      ],
    },
    actions: [{ label: 'Send us your figures', href: page.contact }, schedule],
  },
  {
    meta: {
      path: page.schedule,
      title: 'Schedule Your Strategy Call',
      description:
        'Thirty minutes with somebody who builds automations: your process, a first estimate, and a plain answer on whether it is worth it.',
      keywords: ['strategy call', 'schedule consultation', 'automation consultation'],
    },
    heading: 'Schedule Your Strategy Call',
    lead: 'Thirty minutes with somebody who will build it, not with somebody who sells it.',
    paragraphs: [
      'Call us or send a message with two or three times that suit you; we confirm one within 24 hours. Bring the process that annoys you most. You need no slides and no preparation beyond that.',
    ],
    points: {
      title: 'What to expect',
      items: [
        { text: 'Your process, told by you', note: 'About ten minutes' },
        { text: 'What could run by itself', note: 'And what should not' },
        { text: 'A first estimate', note: 'Hours, cost and the shortest useful step' },
        { text: 'No obligation', note: 'The notes are yours either way' },
      ],
    },
    actions: [{ label: 'Send us your times', href: page.contact }],
  },
]

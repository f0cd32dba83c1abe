import { page } from '#shared/routes.ts'
import type { PageMeta } from './page-meta.ts'

/** The home page (public-site.md §2, Home). */
export const home = {
  meta: {
    path: page.home,
    title: 'AI and workflow automation for growing businesses',
    description:
      'We connect the tools your business already uses, so that orders, enquiries and invoices move by themselves. Free automation audit, results within weeks.',
    keywords: [
      'ai automation',
      'workflow automation',
      'business process automation',
      'integration',
    ],
  } satisfies PageMeta,
  hero: {
    headline: 'Transform Your Business with AI Automation',
    pitch:
      'We connect the tools you already pay for, so that an order, an enquiry or an invoice finds its own way from one to the next. Your workflows get shorter, and your people get their week back.',
    actions: [
      { label: 'FREE Automation Audit', href: page.audit },
      { label: 'View Success Stories', href: page.caseStudies },
    ],
  },
  problems: {
    label: 'The problem',
    heading: 'Nobody was hired to carry data from one window to another.',
    cards: [
      {
        title: 'Time Wasted',
        body: 'Copying, forwarding, reminding, checking. Each takes a minute, and together they take a day out of every week.',
      },
      {
        title: 'Disconnected Tools',
        body: 'The shop does not know what the books know, and the CRM has heard of neither. People become the cable between them.',
      },
      {
        title: 'Lost Opportunities',
        body: 'The enquiry that came on Friday evening is answered on Monday noon. By then somebody else has answered it.',
      },
    ],
  },
  journey: {
    label: 'The thread',
    heading: 'One enquiry, followed from end to end.',
    body: 'This is the kind of work we automate first: it happens every day, it touches four tools, and nobody would miss doing it.',
    caption: 'An enquiry by form, handled by hand and handled by a workflow',
    rows: [
      { step: 'Read and understood', tool: 'Inbox', byHand: '2 h 10 min', woven: '4 s' },
      { step: 'Entered, duplicates checked', tool: 'CRM', byHand: '6 min', woven: '1 s' },
      { step: 'Given to the right person', tool: 'Team chat', byHand: '35 min', woven: '1 s' },
      { step: 'First answer sent', tool: 'E-mail', byHand: '3 h 20 min', woven: '2 s' },
    ],
    note: 'An example: waiting times of a small sales team, and the run times of the workflow that took over. A person still writes the second answer.',
  },
  results: {
    label: 'Results',
    heading: 'What it comes to.',
    stats: [
      { value: '250%', label: 'average ROI in year one' },
      { value: '15 hours', label: 'saved per employee weekly' },
      { value: '99.9%', label: 'uptime' },
    ],
  },
  closing: {
    heading: 'Bring us the task your team likes least.',
    body: 'We look at it together, estimate what it costs you in a year, and tell you plainly whether automating it is worth the trouble.',
    actions: [
      { label: 'FREE Automation Audit', href: page.audit },
      { label: 'Schedule Consultation', href: page.schedule },
    ],
    note: 'No commitment required • 30-minute consultation • Instant ROI analysis',
  },
} as const

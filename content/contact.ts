import { page } from '#shared/routes.ts'
import type { PageMeta } from './page-meta.ts'

/** The contact page (public-site.md §2, /contact). */
export const contact = {
  meta: {
    path: page.contact,
    title: 'Contact',
    description:
      'Write to us about the work you would like to stop doing by hand. A person reads every message and answers within 24 hours.',
    keywords: ['contact', 'automation consultation', 'automation enquiry'],
  } satisfies PageMeta,
  heading: 'Tell us what you would rather not do by hand.',
  lead: 'A person reads every message. You hear from us within 24 hours, with an answer or a good question.',
  faqHeading: 'Before you write',
  faq: [
    {
      question: 'How long does a project take?',
      answer:
        'Two to six weeks from the first conversation to a workflow in daily use. Larger programmes are cut into pieces of that size, so that something useful runs early.',
    },
    {
      question: 'Which tools can you connect?',
      answer:
        'Most that have an interface for other software, which is nearly every business tool sold today: more than 200 so far. For those that have none we read files, mail or the screen, and tell you beforehand what that costs in care.',
    },
    {
      question: 'What happens if it does not pay off?',
      answer:
        'We guarantee the return within 90 days. Before we begin, we write down together what is counted; if the count does not come out, we go on working without charge until it does.',
    },
    {
      question: 'What does the first conversation cost?',
      answer:
        'Nothing. It takes 30 minutes, you talk with somebody who builds automations, and you leave with an estimate whether or not we work together.',
    },
  ],
} as const

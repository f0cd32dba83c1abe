import { answerInWords } from '#shared/response-time.ts'
import type { Faq } from './types/common.ts'

/** The accordion on /contact (public-site.md §3: four entries). */
export const contactFaqs = [
  {
    question: 'How long does a project take?',
    answer:
      'Two to six weeks from kickoff to live for a first project. Two weeks is one workflow between two systems with an API; six is several departments or an old system. You get a dated plan before you sign.',
  },
  {
    question: 'How soon do you answer?',
    answer: `Every message gets an answer ${answerInWords}, weekends included, from a person who has read it. If it is clear from the start that we are not the right firm, we say so and, where we can, name a better one.`,
  },
  {
    question: 'What does the ROI guarantee mean?',
    answer:
      'ROI is guaranteed within 90 days of launch: before we build, we agree on a baseline and a target in writing. If measured savings have not covered what you paid us by then, we keep working at no charge until they have.',
  },
  {
    question: 'Do we have to replace our software?',
    answer:
      'Rarely. We connect what you have. When a program is truly in the way we show the cost of keeping and of replacing it, and take no commission from the seller of either.',
  },
] as const satisfies readonly [Faq, Faq, Faq, Faq]

/** The accordion on /pricing (public-site.md §2: five items). */
export const pricingFaqs = [
  {
    question: 'What counts as a workflow?',
    answer:
      'One trigger and everything that follows from it, up to about twenty steps. “New order” with checks, label, invoice and message is one workflow, however many apps it touches.',
  },
  {
    question: 'What is not included in the plan price?',
    answer:
      'The subscriptions of the platforms themselves: your workflow platform, CRM and so on. Typical starting costs are shown below the plans. They are billed to you by those vendors, in your name.',
  },
  {
    question: 'Can we change or cancel?',
    answer:
      'You can move up at any time and down at the next billing date. Monthly plans end with the paid month, annual plans with the paid year. Paid periods are not refunded, and what we built stays yours.',
  },
  {
    question: 'How does annual billing work?',
    answer:
      'You pay once a year and 15 percent less. Cards show the annual price divided by twelve and rounded to whole dollars; the invoice shows the exact sum.',
  },
  {
    question: 'How is a set-up charged?',
    answer:
      'Automation plans include set-up of the workflows in the plan at a steady pace: one or two a month on Starter, up to six on Scale. If you need them all by a date, we quote the faster start as a fixed price.',
  },
] as const satisfies readonly [Faq, Faq, Faq, Faq, Faq]

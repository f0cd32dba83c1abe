import type { CaseStudy } from '../types/case-study.ts'

export const alderFalls = {
  id: 'city-of-alder-falls',
  company: 'City of Alder Falls',
  industry: 'Municipality',
  trade: 'document-automation',
  location: 'Wisconsin, 41,000 residents',
  headline: 'A permit counter that answers in days',
  challenge:
    'Building permits took 34 days on average. A third of the applications were incomplete, and applicants found out by letter after the second week.',
  description:
    'The building department of a mid-sized city moved permit intake from paper and email to a guided form, with checks on the day of filing and reviews by four departments side by side.',
  solution:
    'Guided intake with plan upload, completeness checks against the city’s own lists, parallel review queues with due dates, and status that applicants can see without calling.',
  metrics: [
    { value: '34 to 12 days', label: 'average time to permit' },
    { value: '9%', label: 'incomplete filings, down from 33%' },
    { value: '41 hours', label: 'of staff time saved weekly' },
  ],
  change: {
    what: 'Average time to permit',
    thread: 'One thread, one day',
    before: { threads: 34, value: '34 days' },
    after: { threads: 12, value: '12 days' },
  },
  image: 'permit-counter',
  imageAlt: 'Drawing of a permit counter: plans on one side, a stamped permit on the other',
  story: [
    {
      heading: 'Where the days went',
      paragraphs: [
        'The department thought that plan review was slow. We followed 60 files through the building and found that review took six working days. The other four weeks were spent waiting: for a missing survey, for the fire marshal’s folder to come back, for somebody to be at the counter when the applicant called.',
        'Of 1,900 filings a year, 630 were incomplete. Each of those cost two letters and, on average, 11 days.',
      ],
    },
    {
      heading: 'What we built',
      paragraphs: [
        'A guided form asks only what the kind of work needs and refuses nothing: an applicant may file without the survey but is told at once, in plain English or Spanish, that review starts when it arrives. A language model names the sheets of the uploaded plan set and compares them with the city’s list. A clerk confirms what it doubts, about one file in nine.',
        'Planning, building, fire and public works review side by side instead of one after the other, each with a due date the director can see. People still make every decision; the system never approves and never denies.',
      ],
    },
    {
      heading: 'What was hard',
      paragraphs: [
        'The permit system of 2009 had no interface for writing. Its vendor agreed to a nightly import file, so fees paid during the day appear the next morning. The counter stayed open for people who prefer paper; a clerk fills in the same form with them, and 14 percent of filings still come that way.',
        'Records law shaped the design. Every message and every version of a plan is kept for the statutory period and can be produced for a records request by address.',
      ],
    },
    {
      heading: 'After six months',
      paragraphs: [
        'Permits take 12 days on average, and the slowest tenth take 23 instead of 71. Status calls are down by three quarters. The two clerks who used to open mail now run pre-filing appointments, which the contractors had asked for since 2015.',
      ],
    },
  ],
  tools: ['Microsoft 365', 'PostgreSQL', 'City permit system (file import)', 'Stripe'],
  weeks: 6,
  published: '2025-03-11',
} as const satisfies CaseStudy

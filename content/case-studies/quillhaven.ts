import type { CaseStudy } from '../types/case-study.ts'

export const quillhaven = {
  id: 'quillhaven-dental-group',
  company: 'Quillhaven Dental Group',
  industry: 'Healthcare',
  trade: 'healthcare',
  location: 'Five offices around Rockford, Illinois',
  headline: 'Fewer empty chairs without a single extra call',
  challenge:
    'One appointment in seven was missed, six people answered the same phone questions all day, and coverage was checked by hand in eight payer portals.',
  description:
    'A dental group with 31,000 patients replaced paper intake, manual eligibility checks and one-way reminders with connected steps inside its practice system.',
  solution:
    'Bilingual intake that writes to the chart, eligibility checked overnight, reminders that can be answered, and a waiting list that offers freed slots to the best three matches.',
  metrics: [
    { value: '14% to 6.5%', label: 'missed appointments' },
    { value: '52 hours', label: 'of phone time saved weekly' },
    { value: '71%', label: 'fewer eligibility denials' },
  ],
  change: {
    what: 'Missed appointments',
    thread: 'One thread, one appointment in a hundred',
    before: { threads: 14, value: '14%' },
    after: { threads: 6.5, value: '6.5%' },
  },
  image: 'dental-front-desk',
  imageAlt: 'Drawing of a front desk with a calendar in which empty slots are being filled',
  story: [
    {
      heading: 'A week at the front desk',
      paragraphs: [
        'We listened to 412 calls. Four in ten asked one of nine questions, most often whether an insurance plan was accepted. Another three in ten moved an appointment. The people answering were good at calming anxious patients and had time to do it perhaps twice a day.',
        'Reminders went out as texts that nobody could answer. A patient who wanted to move had to call during office hours, and many simply did not come.',
      ],
    },
    {
      heading: 'Agreeing on what may be touched',
      paragraphs: [
        'Before any building, the compliance officer received a table with every workflow, the fields it would read and write, where they would be stored and for how long. Free text about health was excluded from all language models. She signed it in one meeting and has kept it as the template for other vendors.',
      ],
    },
    {
      heading: 'Four connected steps',
      paragraphs: [
        'Intake is a link that takes nine minutes on a phone and fills the chart. Eligibility is asked overnight, two days ahead, and again in the morning for changes; people see a list of exceptions, usually five to eight. Reminders accept “yes”, “no” and “later”, in English and Spanish.',
        'The waiting list does the rest. When a slot opens it is offered to the three patients for whom it fits best by treatment, location and notice. The first to accept has it. Eleven slots a day are refilled this way across the group.',
      ],
    },
    {
      heading: 'Four months later',
      paragraphs: [
        'Missed appointments fell from 14 to 6.5 percent, which is worth about one full-time hygienist’s schedule. Two of the six phone positions were moved, at the staff’s own wish, to treatment coordination. Nobody was let go.',
      ],
    },
  ],
  tools: ['Practice management system', 'Make', 'Google Workspace', 'Text messaging gateway'],
  weeks: 5,
  published: '2025-01-22',
} as const satisfies CaseStudy

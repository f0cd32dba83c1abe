import type { CaseStudy } from '../types/case-study.ts'

export const renquist = {
  id: 'renquist-heating-air',
  company: 'Renquist Heating & Air',
  industry: 'Field services',
  trade: 'manufacturing',
  location: 'Duluth, Minnesota, 38 technicians',
  headline: 'From the van to the invoice on the same afternoon',
  challenge:
    'Quotes took four days, paper work orders came back on Fridays, and invoices followed a week later. In a cold snap the office was three days behind the vans.',
  description:
    'A heating contractor connected phone, dispatch board, parts and accounting so that a finished job is quoted, billed and restocked from the technician’s phone.',
  solution:
    'Calls turned into prepared jobs, quotes from a price book with photos, work orders on the phone with offline use, invoices on completion and parts reordered from use.',
  metrics: [
    { value: '4 days to 5 hours', label: 'from visit to quote' },
    { value: '22 days', label: 'sooner paid on average' },
    { value: '$212,000', label: 'of missed follow-ups won in a year' },
  ],
  change: {
    what: 'From visit to quote',
    thread: 'One thread, one hour',
    before: { threads: 96, value: '4 days' },
    after: { threads: 5, value: '5 hours' },
  },
  image: 'van-fleet',
  imageAlt: 'Drawing of service vans on a snowy road, a thread leading from each to one invoice',
  story: [
    {
      heading: 'Following one furnace',
      paragraphs: [
        'We rode along for two days and then followed one furnace replacement on paper. It was written down eleven times: on a pad, the dispatch board, a work order, a supplier form, a quote, a revised quote, a permit request, a schedule, a parts slip, an invoice and a warranty card. The model number was wrong on three.',
      ],
    },
    {
      heading: 'The technician’s phone first',
      paragraphs: [
        'Office projects in the trades fail when technicians type more than before. Ours had one rule: fewer taps than the paper had lines. The job opens with history, photos and the likely parts. A photo of the nameplate fills model and serial number. It works in a basement without signal and catches up later.',
        'Quotes come from a price book of 640 items that the estimator reviews monthly. Standard replacements are quoted before the van leaves the driveway; unusual ones go to the estimator with photos and measurements.',
      ],
    },
    {
      heading: 'What we left alone',
      paragraphs: [
        'The dispatcher has done this for nineteen years and beats any optimizer in snow. We gave her drive times, parts status and a warning for promises about to slip, and left the decision with her. She turned off two of our first five alerts in the first week, and she was right about both.',
      ],
    },
    {
      heading: 'After the first winter',
      paragraphs: [
        'Invoices leave within the hour of completion for four jobs in five. Open quotes get a reminder on day three and a call on day seven; that alone closed $212,000 of work that used to fade. In the January cold snap, 260 calls in two days, the office ended each evening level with the vans.',
      ],
    },
  ],
  tools: ['QuickBooks', 'Field service app', 'Zapier', 'Google Workspace'],
  weeks: 4,
  published: '2024-09-17',
} as const satisfies CaseStudy

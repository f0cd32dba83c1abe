import type { CaseStudy } from '../types/case-study.ts'

export const corvane = {
  id: 'corvane-industrial-supply',
  company: 'Corvane Industrial Supply',
  industry: 'Wholesale distribution',
  trade: 'logistics',
  location: 'Joliet, Illinois, 74 employees',
  headline: 'Orders by email, entered by nobody',
  challenge:
    'Seventy percent of orders arrived by email in the customers’ own formats. Five people typed 310 orders a day, and one line in forty was wrong.',
  description:
    'A distributor of bearings and seals let software read its order mail, match customer part numbers to its own and hand only doubtful lines to the inside sales team.',
  solution:
    'Order mail read with confidence per line, customer part numbers learned and matched, prices and stock checked at once, and a review screen for whatever is not certain.',
  metrics: [
    { value: '1 in 40 to 1 in 600', label: 'order lines with errors' },
    { value: '83%', label: 'of email orders entered without typing' },
    { value: '96 hours', label: 'of order entry saved weekly' },
  ],
  change: {
    what: 'Order lines with errors',
    thread: 'One thread, one wrong line in 600',
    before: { threads: 15, value: '1 in 40' },
    after: { threads: 1, value: '1 in 600' },
  },
  image: 'parts-warehouse',
  imageAlt: 'Drawing of shelves of parts joined by a thread to an open letter',
  story: [
    {
      heading: 'The customers would not change',
      paragraphs: [
        'Corvane had offered a web shop for six years. Maintenance buyers liked it and kept sending email, because their own systems produce a purchase order and email is where it goes. We advised against fighting that and built for the mail.',
        'A sample of 2,000 orders showed 190 layouts, 41 ways of writing a part number, and some handwriting on scanned forms.',
      ],
    },
    {
      heading: 'Reading is the easy half',
      paragraphs: [
        'Current models read a purchase order well. The difficulty is that “6205-2RS C3, 10 pcs” is a Corvane number, a competitor’s number, or a number the customer made up in 1998. We built a cross-reference from eight years of invoices, 118,000 pairs, and let each correction by inside sales add to it.',
        'A line is entered by itself only when part, price and unit all agree with history or contract. Otherwise it appears on a review screen beside the spot on the page where it was read.',
      ],
    },
    {
      heading: 'Starting beside, not instead',
      paragraphs: [
        'For three weeks the software read every order while people typed as before, and each night we compared. It found 74 typing errors; people found 31 of its own, most of them dozens mistaken for pieces. That rule was added, and the first customer group went live.',
      ],
    },
    {
      heading: 'Now',
      paragraphs: [
        'Of 310 orders a day, 257 pass without typing. Confirmations leave within two minutes instead of three hours. The five people of order entry now call customers whose usual order has not come, a list the same data produces, and that has brought back about $19,000 a month.',
      ],
    },
  ],
  tools: ['Microsoft 365', 'Distribution ERP', 'PostgreSQL', 'Slack'],
  weeks: 6,
  published: '2024-11-05',
} as const satisfies CaseStudy

import type { Service } from '../types/service.ts'

export const salesAutomation = {
  id: 'sales-automation',
  title: 'Sales Automation',
  subtitle: 'The right inquiry, with the right person, while it is still warm',
  summary:
    'Inquiries sorted, enriched and assigned in seconds; quotes drafted from your price list; and no deal left without a next step and a date.',
  description: [
    'Most lost deals are not lost to a competitor. They sit. The inquiry waited until Monday, the quote waited for a price, the follow-up waited for somebody to remember. We automate the waiting: routing by territory and product, enrichment from public sources, quotes assembled from your price list, and a next step enforced on every open deal.',
    'Salespeople keep the judgment and the conversations. What they lose is the typing: in our projects a rep typically gets back between five and seven hours a week.',
  ],
  icon: 'TrendingUp',
  features: [
    'Inquiries from forms, email, phone and marketplaces in one queue',
    'Routing by territory, product, language and workload',
    'Company data added from public sources, with the source kept',
    'Quote drafts from your price list and discount rules',
    'Calls and emails logged to the deal without anyone typing',
    'Alerts for deals without a next step or past their date',
    'Weekly forecast with last week’s error shown beside it',
    'Hand-over to delivery that carries every promise made',
  ],
  benefits: [
    {
      title: 'Minutes instead of days to first reply',
      description:
        'A person, named and briefed, answers within the hour. For many clients that was a day and a half before.',
    },
    {
      title: 'Quotes go out the same day',
      description:
        'Standard work is quoted from rules; only unusual requests wait for an estimator.',
    },
    {
      title: 'A pipeline you can believe',
      description:
        'Stages move on evidence, such as a signed quote or a held meeting, so the forecast stops being an opinion.',
    },
  ],
  useCases: [
    'Web inquiry to assigned, enriched and acknowledged in under ten seconds',
    'RFQ with a parts list priced against the catalog and sent for review',
    'Renewals opened 90 days ahead with last year’s usage attached',
    'Trade-show badges turned into sorted contacts before the flight home',
    'Lost deals revisited after six months when the reason was timing',
    'Commission statement calculated from paid invoices',
  ],
  faqs: [
    {
      question: 'Will our salespeople use it?',
      answer:
        'They will if it saves them typing from the first day, so we start with that: automatic logging and quote drafts. Reports for management come second, because they fall out of data that is already there.',
    },
    {
      question: 'Which CRMs do you work with?',
      answer:
        'Salesforce, HubSpot, Pipedrive, Zoho and Microsoft Dynamics most often. If you have none, we can start with what you use today, even a spreadsheet, and choose one together later.',
    },
    {
      question: 'Does the AI write to our customers?',
      answer:
        'Only drafts, unless you decide otherwise. Acknowledgements and appointment confirmations can go out by themselves; anything with a price or a promise waits for a person.',
    },
  ],
  startingPrice: 599,
  meta: {
    title: 'Sales Automation Services',
    description:
      'Route and enrich inquiries in seconds, draft quotes from your price list and keep a next step on every open deal. From $599 a month.',
    keywords: ['sales automation', 'lead routing', 'quote automation', 'pipeline management'],
  },
} as const satisfies Service

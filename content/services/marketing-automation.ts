import type { Service } from '../types/service.ts'

export const marketingAutomation = {
  id: 'marketing-automation',
  title: 'Marketing Automation',
  subtitle: 'Follow-up that is timely, relevant and stops when it should',
  summary:
    'Campaigns that react to what people do: a download, a visit, a lapsed order. Sent from your own tools, measured to revenue, and stopped the moment someone replies.',
  description: [
    'Small marketing teams rarely lack ideas; they lack the Tuesday afternoon to build the list, write the five versions and remember who already answered. We connect your forms, shop and CRM to the sending tool so that lists build themselves, and write the rules that decide who gets what, how often, and who never does.',
    'We are strict about consent and frequency because deliverability is the asset. Every campaign has a stop rule, every contact a weekly cap, and every report ends at revenue or booked meetings, since opens are no longer a reliable number.',
  ],
  icon: 'Megaphone',
  features: [
    'Lists that build themselves from purchases, visits and CRM stages',
    'Welcome, quote follow-up, win-back and review-request sequences',
    'A cap on messages per person per week, across all campaigns',
    'Consent recorded with source and time, and honoured everywhere',
    'SPF, DKIM and DMARC set up and watched',
    'Lead scoring with reasons a salesperson can read',
    'Monthly report from campaign to revenue',
  ],
  benefits: [
    {
      title: 'Quotes get followed up',
      description:
        'Every open quote receives two polite reminders and then a task for a person. In trades, that alone moves more revenue than a new campaign.',
    },
    {
      title: 'Fewer messages, more replies',
      description:
        'Segmenting by what people did means most contacts hear from you less often, about something they asked for.',
    },
    {
      title: 'Spend you can defend',
      description:
        'Cost per booked job by channel, from the ad click to the invoice, in one table.',
    },
  ],
  useCases: [
    'Quote sent three days ago and not answered: reminder, then a call task',
    'Filter due in six months: service reminder with a booking link',
    'First order delivered: care instructions, then a review request after ten days',
    'Event attendees sorted into customers, prospects and partners by Monday',
    'Lapsed members invited back with the class they used to book',
    'Newsletter sign-ups tagged by the article that brought them',
  ],
  faqs: [
    {
      question: 'Do we need a new email platform?',
      answer:
        'Rarely. We work with HubSpot, Mailchimp, Klaviyo, ActiveCampaign and most others. If a move would clearly pay, we show the sums and let you decide.',
    },
    {
      question: 'Who writes the messages?',
      answer:
        'You or us. If we write, we interview the two people who talk to customers most and use their words. Nothing is sent in your name before you have approved the text.',
    },
    {
      question: 'How do you keep us out of spam folders?',
      answer:
        'Authenticated domains, a separate sending subdomain, a slow warm-up, removal of addresses that bounce or stay silent for a year, and one-click unsubscribe on every message.',
    },
  ],
  startingPrice: 499,
  meta: {
    title: 'Marketing Automation Services',
    description:
      'Follow-ups, reminders and win-backs that run from your CRM and shop, respect consent and report to revenue. From $499 a month.',
    keywords: ['marketing automation', 'email automation', 'lead nurturing', 'quote follow-up'],
  },
} as const satisfies Service

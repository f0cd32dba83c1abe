import type { Service } from '../types/service.ts'

export const customerServiceAi = {
  id: 'customer-service-ai',
  title: 'Customer Service AI',
  subtitle: 'Help for the people who answer, inside the help desk they know',
  summary:
    'Tickets sorted, facts looked up and replies drafted before an agent opens them, with the agent deciding what is sent and the same answer given twice.',
  description: [
    'Our chat assistants talk to customers; this service helps the people who do. When a ticket arrives it is read, sorted by subject and urgency, joined with the order, contract or visit it is about, and given a draft reply based on how your best agents answered the same question. The agent reads, corrects and sends.',
    'Each correction is counted. Drafts that are sent unchanged nine times in ten may be allowed to go out alone, one subject at a time and only by your decision. Drafts that keep being rewritten show you which policy is unclear.',
  ],
  icon: 'Headset',
  features: [
    'Sorting by subject, urgency, language and mood',
    'Order, contract and visit data beside the ticket',
    'Draft replies in your tone, with the source of each fact',
    'Suggested refund or credit within limits you set',
    'Duplicate tickets merged across email, chat and phone',
    'Warning before a promised reply time is missed',
    'Weekly review of corrections by subject',
  ],
  benefits: [
    {
      title: 'Half the handling time',
      description:
        'Most of an agent’s minutes go to looking things up. When the facts are on screen, a reply takes two minutes, not five.',
    },
    {
      title: 'The same answer twice',
      description:
        'Drafts come from the current policy, so customers stop getting a different answer on Tuesday.',
    },
    {
      title: 'New agents in days',
      description: 'A new colleague starts with drafts to check instead of a manual to memorize.',
    },
  ],
  useCases: [
    'Delivery questions answered with the carrier’s latest scan',
    'Warranty claims checked for date, serial number and exclusions',
    'Appointment changes done in the calendar from one email',
    'Complaints summarized for the manager with the history',
    'Night tickets sorted so the morning starts with the urgent ones',
    'Reviews answered from a draft, with a ticket when something is wrong',
  ],
  faqs: [
    {
      question: 'Which help desks does it work in?',
      answer:
        'Zendesk, Freshdesk, Intercom, Help Scout, HubSpot Service and shared mailboxes in Google Workspace or Microsoft 365. Agents keep their screens.',
    },
    {
      question: 'Will customers know they are talking to a machine?',
      answer:
        'With this service a person sends the reply. If you let a subject run on its own, we mark those replies as automatic and give a way to reach a person.',
    },
    {
      question: 'What does it learn from?',
      answer:
        'Your solved tickets of the last year, your policies and your agents’ corrections. Personal data is masked in the examples it keeps.',
    },
  ],
  startingPrice: null,
  meta: {
    title: 'Customer Service AI',
    description:
      'Tickets sorted, facts looked up and replies drafted inside your help desk. Agents decide what is sent; corrections are counted.',
    keywords: ['customer service AI', 'ticket triage', 'help desk automation', 'reply drafting'],
  },
} as const satisfies Service

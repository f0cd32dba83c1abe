import type { Service } from '../types/service.ts'

export const crmAutomation = {
  id: 'crm-automation',
  title: 'CRM Automation',
  subtitle: 'A customer record that keeps itself current',
  summary:
    'Your CRM cleaned, restructured around how you really sell, and fed by email, phone, website and accounting so people trust it enough to use it.',
  description: [
    'A CRM decays at about two percent a month: people change jobs, firms merge, and a rep in a hurry creates the account a third time. We clean it once, with a report of every merge, and then put rules in place that keep it clean: checks on entry, nightly matching, and data that arrives from the systems where it is born.',
    'We also remove things. Most CRMs we open have fields that nobody has filled in since 2019. A form with nine fields that matter gets completed; a form with forty does not.',
  ],
  icon: 'Contact',
  features: [
    'Audit of fields, stages, duplicates and unused automations',
    'Merge of duplicates with an undo list',
    'Stages defined by evidence, with required facts per stage',
    'Email, calendar and call logging without typing',
    'Payment status and support tickets shown on the account',
    'Checks of address, phone and tax number on entry',
    'A monthly data-quality figure with its trend',
  ],
  benefits: [
    {
      title: 'People look there first',
      description:
        'When the record shows the open invoice and the angry ticket, sales stops calling finance before each visit.',
    },
    {
      title: 'Cleaner by default',
      description:
        'Duplicates are caught while typing, and decay is repaired nightly rather than in a yearly clean-up.',
    },
    {
      title: 'Reports without exports',
      description:
        'Win rate, cycle time and value by segment come from the CRM itself, because the fields behind them are filled.',
    },
  ],
  useCases: [
    'Two CRMs merged after an acquisition without losing history',
    'Accounts graded A to D each quarter from orders and margin',
    'Contacts who changed jobs found and moved to the new company',
    'Service contracts shown with their renewal date and last visit',
    'Customer portal requests logged to the account owner',
    'Consent and contact preferences held once and respected everywhere',
  ],
  faqs: [
    {
      question: 'Should we switch CRM?',
      answer:
        'In four cases out of five, no. The trouble is structure and habit, and both move with you. We say so even though a migration would be a bigger invoice.',
    },
    {
      question: 'Can a merge be undone?',
      answer:
        'Yes. We export every record before it is merged and keep the list of pairs, so any merge can be reversed for 90 days.',
    },
    {
      question: 'How much of our time does it take?',
      answer:
        'About three hours a week from one person who knows how you sell, for four weeks, and one hour from each rep to agree on stages.',
    },
  ],
  startingPrice: null,
  meta: {
    title: 'CRM Automation & Clean-up',
    description:
      'Clean, restructure and feed your CRM: duplicates merged with undo, stages based on evidence, calls and emails logged without typing.',
    keywords: ['CRM automation', 'CRM data cleaning', 'CRM integration', 'duplicate merge'],
  },
} as const satisfies Service

import type { Service } from '../types/service.ts'

export const dataIntegration = {
  id: 'data-integration',
  title: 'Data Integration & ETL',
  subtitle: 'One version of each customer, product and order, in every program that needs it',
  summary:
    'We connect the systems that each hold half the truth, decide with you which one wins for every field, and keep them in step around the clock.',
  description: [
    'When the CRM says 412 active customers, accounting says 388 and the newsletter tool says 560, the problem is rarely the software. Nobody decided which system owns which field. We start there: a one-page table of every shared field, its owner, its format and what happens on conflict.',
    'Then we build the connections: near real time where people are waiting, nightly where they are not, with matching rules for duplicates and a reconciliation report that proves both sides agree. You can read the report; it is four lines on a good day.',
  ],
  icon: 'DatabaseZap',
  features: [
    'A field-ownership table agreed before anything is built',
    'Two-way sync with conflict rules, or one-way where that is enough',
    'Matching of duplicates by email, phone, address and tax number',
    'Incremental loads that move only what changed',
    'Back-fill of history with a dry run and a count of every rejected row',
    'Daily reconciliation of counts and totals on both sides',
    'Connections to databases, spreadsheets, SFTP drops and REST or SOAP APIs',
    'Credentials in a vault, least privilege on every account',
  ],
  benefits: [
    {
      title: 'One number in the meeting',
      description:
        'Sales, finance and operations quote the same figure because it comes from the same record, not from three exports.',
    },
    {
      title: 'No retyping between systems',
      description:
        'A new customer, price or address is entered once, by the person who knows it best, and appears everywhere else.',
    },
    {
      title: 'Errors are counted',
      description:
        'Rows that fail are kept with the reason and the original value, so they can be corrected and replayed instead of searched for.',
    },
  ],
  useCases: [
    'CRM accounts and accounting customers kept in step both ways',
    'Stock levels from the warehouse system shown in the online shop within a minute',
    'Payments matched to open invoices and written back to the job record',
    'Practice management data brought to a reporting database without patient names',
    'Two customer lists merged after an acquisition, with a review queue for near matches',
    'Supplier catalogs in six formats turned into one product table',
  ],
  faqs: [
    {
      question: 'Our main system is old and has no API. Can you still connect it?',
      answer:
        'Usually. We have worked with scheduled exports, read-only database access, watched folders and, once, a report printed to PDF every night. We tell you in the first week what is possible and how reliable it will be.',
    },
    {
      question: 'What if both systems change the same record?',
      answer:
        'That is decided per field before we build. Most fields have one owner; for the rest the later change wins, or both are kept and a person chooses. Every overwrite is logged with the old value.',
    },
    {
      question: 'Where does our data go?',
      answer:
        'Between your systems, through an account you own. We prefer not to keep copies; where a staging database is needed it sits in your cloud account and region.',
    },
  ],
  startingPrice: 399,
  meta: {
    title: 'Data Integration & ETL Services',
    description:
      'Keep CRM, accounting, shop and warehouse in step: field ownership, two-way sync, duplicate matching and daily reconciliation. From $399 a month.',
    keywords: ['data integration', 'ETL services', 'system synchronization', 'API integration'],
  },
} as const satisfies Service

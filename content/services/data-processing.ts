import type { Service } from '../types/service.ts'

export const dataProcessing = {
  id: 'data-processing',
  title: 'Data Processing',
  subtitle: 'Large, messy lists made usable, with every change on record',
  summary:
    'Cleaning, matching, classifying and converting data in bulk, once or every night, with a count of what was changed, what was rejected and why.',
  description: [
    'Some work comes as a pile: 80,000 customer rows from a system that is being switched off, eleven years of PDFs to be indexed, a supplier catalog in a language nobody reads. We process it with rules first, models where rules do not reach, and people for the rest, and we return it with a ledger of every change.',
    'The ledger is the point. You can see that 412 phone numbers were reformatted, 37 addresses could not be found and 9 rows were left alone because they contradicted each other. Nothing is silently dropped.',
  ],
  icon: 'Layers',
  features: [
    'Addresses, phones, dates, units and names brought to one format',
    'Duplicate matching with a review list for near matches',
    'Classification into your own categories, with confidence',
    'Extraction of tables and fields from PDFs and scans',
    'Removal or masking of personal data',
    'A change ledger with old value, new value and rule',
    'Repeatable runs, so next month’s file takes minutes',
  ],
  benefits: [
    {
      title: 'Weeks of typing in an afternoon',
      description:
        'A clean-up that would take a temp five weeks usually takes two days to set up and an hour to run.',
    },
    {
      title: 'Provable',
      description:
        'Counts in, counts out and counts rejected always add up, and every changed value can be traced.',
    },
    {
      title: 'Reusable',
      description:
        'The rules are yours. The same file from the same source next quarter needs no new project.',
    },
  ],
  useCases: [
    'Customer master cleaned before a move to a new ERP',
    'Product data classified to a marketplace’s category tree',
    'Historic permits indexed by parcel, date and applicant',
    'Survey comments grouped by subject and tone',
    'Donor records matched across three campaigns',
    'Patient data made anonymous for a study',
  ],
  faqs: [
    {
      question: 'Can you do a single job, without a plan?',
      answer:
        'Yes. A one-off is quoted at a fixed price after we have seen a sample of at least 500 rows or 50 documents.',
    },
    {
      question: 'How do we hand over sensitive data?',
      answer:
        'Through an encrypted drop in your account or ours, limited to named people, deleted 30 days after you accept the result, with a confirmation.',
    },
    {
      question: 'What if we disagree with a change?',
      answer:
        'Tell us the rule and we rerun. Because the original values are kept in the ledger, any change can be turned back singly or by rule.',
    },
  ],
  startingPrice: null,
  meta: {
    title: 'Data Processing Services',
    description:
      'Clean, match, classify and convert large lists and document archives, with a ledger of every change and every rejected row.',
    keywords: ['data processing', 'data cleaning', 'deduplication', 'document indexing'],
  },
} as const satisfies Service

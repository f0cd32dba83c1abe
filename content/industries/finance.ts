import type { Industry } from '../types/industry.ts'

export const finance = {
  id: 'finance',
  name: 'Finance',
  summary:
    'Onboarding, document checks, reconciliations and reporting for lenders, advisers and finance teams, with an audit trail on every step.',
  icon: 'Landmark',
  title: 'Automation for Financial Services',
  subtitle: 'Controls that run every time, and proof that they did',
  description: [
    'In finance the cost of a process is rarely the typing. It is the second check, the missing document, the file that has to be rebuilt for the examiner. We automate the checks first, since a control that a machine performs is performed every time and leaves its own evidence.',
    'Decisions on credit and suitability remain with licensed people. What reaches them is complete, sorted and checked, with the reason for every flag in a sentence.',
  ],
  metrics: { timeSaved: '20 hours', costReduction: '35%', efficiency: '48%' },
  features: [
    'Client onboarding with identity and sanctions checks',
    'Document collection that chases what is missing',
    'Income, asset and statement figures read and recomputed',
    'Reconciliations by rule, with aged exceptions',
    'Approval limits and four-eyes checks enforced',
    'Regulatory and board reports from tested data',
    'Changed bank details verified by a second channel',
    'Evidence of every control kept, dated and searchable',
  ],
  benefits: [
    {
      icon: 'Scale',
      title: 'Examiner-ready',
      description:
        'Each control shows who, when, which rule version and which documents, without anybody preparing a file.',
    },
    {
      icon: 'Clock',
      title: 'Days off the cycle',
      description:
        'Clients hear the same hour what is missing, so files are complete at the first review far more often.',
    },
    {
      icon: 'Eye',
      title: 'Attention where it matters',
      description:
        'Nine in ten lines reconcile by rule. Analysts see the tenth, with its likely causes listed.',
    },
  ],
  useCases: [
    'Client onboarding and periodic review',
    'Loan file completeness and calculation checks',
    'Invoice approval and payment preparation',
    'Daily cash and custody reconciliations',
    'Fee calculation and billing for advisers',
    'Month-end close with a task list that closes itself',
    'Complaint intake, deadlines and reporting',
    'Board and regulator reporting packs',
  ],
  caseStudy: {
    company: 'Wexcombe Community Credit',
    challenge:
      'A community lender handled 420 applications a month in email and spreadsheets. Files were complete at first review in one case out of four, and the yearly examination took two people six weeks to prepare.',
    solution:
      'A document portal that names what is missing, figures read from statements and recomputed, rules that route by amount and purpose, and an evidence file that grows with each step.',
    results: [
      {
        text: 'Complete at first review: 24% to 79%',
        drawn: { thread: 'One thread, one file of 100', of: 100, before: 24, after: 79 },
      },
      {
        text: 'Median decision time down from 11 days to 4',
        drawn: { thread: 'One thread, one day', before: 11, after: 4 },
      },
      {
        text: 'Examination prepared in 5 days instead of 6 weeks',
        drawn: { thread: 'One thread, one day', before: 42, after: 5 },
      },
      { text: '38 analyst hours saved a week' },
    ],
  },
  meta: {
    title: 'Financial Services Automation',
    description:
      'Onboarding, document checks, reconciliations and reporting for lenders, advisers and finance teams, with evidence for every control.',
    keywords: ['financial services automation', 'reconciliation automation', 'client onboarding'],
  },
} as const satisfies Industry

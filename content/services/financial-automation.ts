import type { Service } from '../types/service.ts'

export const financialAutomation = {
  id: 'financial-automation',
  title: 'Financial Automation',
  subtitle: 'Invoices out sooner, bills paid once, books closed in days',
  summary:
    'Billing, collections, approvals and month-end on rails: invoices leave the day the work is done, and every figure can be traced back to its document.',
  description: [
    'Finance teams spend the first week of each month finding out what happened in the last one. We move that work forward into the month: jobs are billed when they are finished, bills are matched when they arrive, and bank lines are reconciled every morning, so that closing is a review and not an excavation.',
    'Controls come first. Segregation of duties, approval limits and a complete audit trail are part of the first workflow, not an upgrade, and your accountant gets read access from the first day.',
  ],
  icon: 'Calculator',
  features: [
    'Invoices raised from completed jobs, timesheets or shipments',
    'Three-way match of order, receipt and bill',
    'Approval limits by amount, cost center and supplier',
    'Daily bank reconciliation with suggested matches',
    'Reminders that escalate in tone and stop when payment arrives',
    'Duplicate and changed-bank-details checks before every payment run',
    'A month-end checklist that closes itself item by item',
  ],
  benefits: [
    {
      title: 'Paid sooner',
      description:
        'Billing on the day of completion and reminding on day 3, 10 and 20 takes most clients from over 50 days to the low thirties.',
    },
    {
      title: 'Closed by working day four',
      description:
        'With reconciliations done daily, month-end shrinks to accruals, review and sign-off.',
    },
    {
      title: 'Ready for the auditor',
      description: 'Every posting links to its document, its approver and the rule that made it.',
    },
  ],
  useCases: [
    'Completed work order to invoice in the customer’s required format',
    'Supplier bill matched, approved on a phone and scheduled for its discount date',
    'Card receipts photographed and coded to the right job',
    'Subscription billing with usage read from the product',
    'Trust and operating accounts reconciled separately every morning',
    'Board pack assembled from the ledger on working day five',
  ],
  faqs: [
    {
      question: 'Do you move money?',
      answer:
        'No. We prepare payment files and batches; a person at your firm releases them in your bank. We never hold signing rights.',
    },
    {
      question: 'Which accounting systems do you support?',
      answer:
        'QuickBooks, Xero, Sage Intacct, NetSuite and Microsoft Business Central are the ones we meet most. Others are possible when they allow import and export of journals.',
    },
    {
      question: 'Will our auditor accept automated postings?',
      answer:
        'Ours have. Automated controls that run the same way every time are easier to test than manual ones. We document each rule and give the auditor the change history.',
    },
  ],
  startingPrice: 449,
  meta: {
    title: 'Financial Automation Services',
    description:
      'Bill on completion, match every supplier invoice, reconcile daily and close the month in days with a full audit trail. From $449 a month.',
    keywords: ['financial automation', 'accounts payable automation', 'invoice automation'],
  },
} as const satisfies Service

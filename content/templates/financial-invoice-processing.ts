import type { TemplateGuide } from '#shared/templates/template.ts'

export const financialInvoiceProcessing = {
  id: 'financial-invoice-processing',
  title: 'Financial Invoice Processing',
  industry: 'Financial Services',
  description:
    'Supplier invoices read, matched with order and receipt, approved by rule and scheduled for the right day, with a stop for changed bank details.',
  timeSaved: '16 hours a week',
  roiIncrease: '260%',
  complexity: 'Medium',
  integrations: ['QuickBooks', 'Google Workspace', 'Make', 'Slack'],
  processes: [
    'Invoice intake from mail and upload',
    'Reading and arithmetic checks',
    'Three-way match',
    'Approval by amount and cost center',
    'Payment scheduling and discount use',
    'Archive with audit trail',
  ],
  benefits: [
    'Invoices posted on the day they arrive',
    'Duplicates and overcharges found before payment',
    'Early-payment discounts actually taken',
    'Every posting traceable to document and approver',
  ],
  steps: [
    {
      title: 'Collect',
      description:
        'One mailbox and one upload page take every invoice. Each gets a number and is stored unchanged.',
    },
    {
      title: 'Read and recompute',
      description:
        'Supplier, number, dates, lines, tax and total are read; sums are recomputed. Doubtful fields are shown beside the page.',
    },
    {
      title: 'Check for duplicates and changes',
      description:
        'Same supplier and number, or same amount within ten days, stops. A bank account that differs from the master record stops too.',
    },
    {
      title: 'Match',
      description:
        'Order, receipt and invoice are compared per line. Within tolerance it passes; otherwise the buyer sees the one line that differs.',
    },
    {
      title: 'Approve',
      description:
        'Amount and cost center choose the approver. Chat or mail, two buttons, a reminder after a day, a deputy after two.',
    },
    {
      title: 'Schedule and archive',
      description:
        'The payment date respects discount and cash plan. A person releases the file in the bank; document and trail are archived together.',
    },
  ],
  setup: [
    {
      title: 'Make one invoice address known',
      description:
        'Write to suppliers, and have the old addresses forward for three months. Reject nothing in that time.',
    },
    {
      title: 'Clean the supplier master',
      description:
        'One record per supplier with tax number, bank account and terms. Mark who confirmed the account, and when.',
    },
    {
      title: 'Read 200 past invoices as a test',
      description:
        'Compare each field with what was booked. Set the confidence limit where errors become rarer than your own typing.',
    },
    {
      title: 'Set tolerances',
      description:
        'For example 1% or $25 per line, whichever is less, and nothing on tax. Ask purchasing what they would wave through.',
    },
    {
      title: 'Draw the approval table',
      description:
        'Amount bands, cost centers, approver, deputy. Nobody approves their own order, and the table has one owner.',
    },
    {
      title: 'Define the bank-change procedure',
      description:
        'A call to the number you already have, never to the one on the invoice; a second signature; the call noted.',
    },
    {
      title: 'Connect accounting in test mode',
      description:
        'Post to a copy or as drafts for two weeks, and reconcile daily with the manual run.',
    },
    {
      title: 'Go live by supplier group',
      description:
        'The twenty suppliers with most invoices first; they are usually 70% of the volume.',
    },
  ],
  fields: [
    {
      field: 'Supplier',
      from: 'Invoice header',
      to: 'Accounting vendor',
      rule: 'Match on tax number, then name and address',
    },
    {
      field: 'Invoice number',
      from: 'Invoice header',
      to: 'Accounting reference',
      rule: 'Kept as printed; compared without spaces and leading zeros',
    },
    {
      field: 'Line price and quantity',
      from: 'Invoice lines',
      to: 'Match',
      rule: 'Against order price and received quantity',
    },
    {
      field: 'Bank account',
      from: 'Invoice footer',
      to: 'Nowhere',
      rule: 'Only compared; the master record is what gets paid',
    },
    {
      field: 'Due and discount date',
      from: 'Terms',
      to: 'Payment plan',
      rule: 'From the invoice date, not from the day of arrival',
    },
  ],
  watchOuts: [
    'Payment fraud arrives as a polite letter about a new account. The call-back rule has no exceptions, and especially none for the boss.',
    'Credit notes look like invoices. Test ten before going live.',
    'Freight and small-order fees often have no order line. Decide where they go, or they will stop every tenth run.',
    'Keep the original file and its mail. Some tax authorities ask for the document as it was received.',
  ],
} as const satisfies TemplateGuide

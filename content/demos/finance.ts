import type { DemoScenario, JobRecord } from '../types/demo.ts'

export const financeDemo = {
  id: 'finance',
  title: 'Finance',
  description: 'A supplier invoice is read, matched, approved and scheduled.',
  scenario:
    'A steel supplier emails a nine-line invoice for $18,460. One line costs more than ordered, the bank account differs from the last invoice, and there is a 2 percent discount until Friday.',
  steps: [
    {
      id: 'read',
      title: 'Invoice read',
      description: 'Every line and total is read and recomputed.',
      icon: 'FileSearch',
      artefact: 'Supplier invoice',
      color: 'blue',
    },
    {
      id: 'match',
      title: 'Three-way match',
      description: 'Order, receipt and invoice are laid side by side.',
      icon: 'Scale',
      artefact: 'Order and receipt',
      color: 'violet',
    },
    {
      id: 'verify',
      title: 'Bank details held',
      description: 'A changed account is never paid before somebody has called.',
      icon: 'ShieldCheck',
      artefact: 'Approval chat',
      color: 'thread',
    },
    {
      id: 'approve',
      title: 'Approved and scheduled',
      description: 'The buyer decides one line; the rest is ready to pay on the right day.',
      icon: 'BadgeCheck',
      artefact: 'Payment run',
      color: 'green',
    },
  ],
  metrics: { manual: '60+ minutes', automated: '18 seconds', improvement: '99.5%' },
} as const satisfies DemoScenario

/** What its artefacts hold once their step has passed, and what came of it. */
export const financeRecord = {
  artefacts: [
    {
      kind: 'paper',
      note: 'Nine lines',
      lines: [
        { label: 'Lines', value: '9 of 9 read', detail: 'Nine lines, 99% certain on average' },
        { label: 'Total', value: 'Adds up', detail: 'Sum, tax and freight add up' },
        { label: 'Amount', value: '$18,460', detail: 'Not a duplicate: number and amount are new' },
      ],
    },
    {
      kind: 'record',
      note: 'Line 6 differs',
      lines: [
        {
          label: 'Lines',
          value: '8 of 9 agree',
          detail: 'Eight lines agree in quantity and price',
        },
        {
          label: 'Line 6',
          value: 'Price differs',
          detail: 'Line 6: billed $4.10 per foot, ordered at $3.85',
        },
        {
          label: 'Disputed',
          value: '$112.50',
          detail: 'Difference $112.50, above the 1% tolerance',
        },
      ],
    },
    {
      kind: 'chat',
      note: 'New bank account',
      lines: [
        {
          label: 'Payments',
          value: 'New account, payment held',
          detail: 'New account number: payment blocked',
        },
        {
          label: 'Payments',
          value: 'Please call the supplier',
          detail: 'Call task with the number from the master record',
        },
        {
          label: 'Lea',
          value: 'Called. It is theirs',
          detail: 'Supplier confirms, second person signs off',
        },
      ],
    },
    {
      kind: 'text',
      note: 'Thursday',
      lines: [
        {
          label: 'Buyer',
          value: 'Line 6 is disputed. Pay the rest.',
          detail: 'Buyer disputes line 6 from a phone, credit requested',
        },
        {
          label: 'Amount',
          value: '$18,347.50 less $366.95',
          detail: 'Approved for $18,347.50, discount of $366.95 taken',
        },
        {
          label: 'Released by',
          value: 'A person, Thursday',
          detail: 'In Thursday’s payment file, released by a person',
        },
      ],
    },
  ],
  results: [
    { action: 'Invoice posted', detail: 'Nine lines coded, document attached' },
    { action: 'Overcharge caught', detail: '$112.50 disputed, credit requested' },
    { action: 'Fraud check passed', detail: 'New account confirmed by call, two signatures' },
    { action: 'Discount kept', detail: '$366.95 saved by paying on Thursday' },
  ],
} as const satisfies JobRecord

import type { DemoScenario } from '../types/demo.ts'

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
      details: [
        'Nine lines, 99% certain on average',
        'Sum, tax and freight add up',
        'Not a duplicate: number and amount are new',
      ],
      icon: 'FileSearch',
      color: 'blue',
    },
    {
      id: 'match',
      title: 'Three-way match',
      description: 'Order, receipt and invoice are laid side by side.',
      details: [
        'Eight lines agree in quantity and price',
        'Line 6: billed $4.10 per foot, ordered at $3.85',
        'Difference $112.50, above the 1% tolerance',
      ],
      icon: 'Scale',
      color: 'violet',
    },
    {
      id: 'verify',
      title: 'Bank details held',
      description: 'A changed account is never paid before somebody has called.',
      details: [
        'New account number: payment blocked',
        'Call task with the number from the master record',
        'Supplier confirms, second person signs off',
      ],
      icon: 'ShieldCheck',
      color: 'thread',
    },
    {
      id: 'approve',
      title: 'Approved and scheduled',
      description: 'The buyer decides one line; the rest is ready to pay on the right day.',
      details: [
        'Buyer disputes line 6 from a phone, credit requested',
        'Approved for $18,347.50, discount of $366.95 taken',
        'In Thursday’s payment file, released by a person',
      ],
      icon: 'BadgeCheck',
      color: 'green',
    },
  ],
  results: [
    { action: 'Invoice posted', detail: 'Nine lines coded, document attached' },
    { action: 'Overcharge caught', detail: '$112.50 disputed, credit requested' },
    { action: 'Fraud check passed', detail: 'New account confirmed by call, two signatures' },
    { action: 'Discount kept', detail: '$366.95 saved by paying on Thursday' },
  ],
  metrics: { manual: '60+ minutes', automated: '18 seconds', improvement: '99.5%' },
} as const satisfies DemoScenario

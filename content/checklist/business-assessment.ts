import type { ChecklistCategory } from '../types/checklist.ts'

export const businessAssessment = {
  id: 'business-assessment',
  title: 'Business Assessment',
  introduction: 'Do you know which work you would automate, and why that one?',
  items: [
    {
      id: 'processes-listed',
      title: 'We have a list of our recurring tasks',
      guidance:
        'Ask each person to note, for one week, everything they do more than twice. Twenty lines per department is normal. Keep frequency and minutes beside each line; that is all the analysis you need at first.',
    },
    {
      id: 'process-written-down',
      title: 'At least one process is written down step by step',
      guidance:
        'Choose one and write it as it really happens, exceptions included, while watching the person who does it. If two people describe it differently, settle that before any software sees it.',
    },
    {
      id: 'time-measured',
      title: 'We know how many hours it takes each week',
      guidance:
        'Measure for two weeks instead of estimating; estimates are usually half the truth. A tally on paper is fine. This becomes the baseline that shows later whether it was worth it.',
    },
    {
      id: 'error-cost-known',
      title: 'We know what a mistake in it costs',
      guidance:
        'Take the last five mistakes and add up time, credits and annoyed customers. Rare but expensive errors often make a better case than saved minutes.',
    },
    {
      id: 'goal-agreed',
      title: 'There is one agreed goal with a number and a date',
      guidance:
        'For example: “quotes within one working day by June”. One goal is enough. If management and the people doing the work name different goals, talk first.',
    },
  ],
} as const satisfies ChecklistCategory

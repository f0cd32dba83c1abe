/** The parts of a template's guide in their order, the same in the page and in the PDF. */
export const guideHeadings = {
  steps: 'How the workflow runs',
  integrations: 'What it connects',
  processes: 'What it takes over',
  setup: 'Set-up guide',
  fields: 'Which field goes where',
  watchOuts: 'What to watch out for',
  benefits: 'What you gain',
} as const

export const guideFacts = {
  industry: 'Industry',
  complexity: 'Complexity',
  timeSaved: 'Time saved',
  roiIncrease: 'ROI increase',
} as const
export type GuideFact = keyof typeof guideFacts

export const fieldColumns = { field: 'Field', from: 'From', to: 'To', rule: 'Rule' } as const

export const guideClosing = 'Would you rather have it set up for you?'

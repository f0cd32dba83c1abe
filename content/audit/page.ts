import type { StepNumber } from '#shared/audit/steps.ts'

/** The wizard's frame; step titles are in shared/audit/steps.ts. */
export const auditPage = {
  heading: 'Efficiency audit',
  introduction:
    'Four short pages, about eight minutes. You get hours, cost and payback at once, and a PDF if you want one. What you type stays in your browser until you ask for the report.',
  steps: {
    1: 'Who you are. Four fields, all needed for the estimate.',
    2: 'Hours per week, for the whole team. A good guess is enough; zero is an answer.',
    3: 'Tick what you recognize.',
    4: 'What you work with today. Skip whatever you like.',
  } satisfies Record<StepNumber, string>,
  progress: (step: number | string) => `Step ${step} of 4`,
  previous: 'Previous',
  next: 'Next',
  finish: 'Get My Results',
  missing: 'Please fill in:',
  kept: 'Saved in this browser as you type.',
  startAgain: 'Start again',
  startAgainQuestion: 'Start again? Everything you typed here is cleared.',
  noScript: 'Without JavaScript the button answers with your results on a page of their own.',
} as const

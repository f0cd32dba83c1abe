import type { PipelineStage } from '../types/home.ts'

export const pipelineSection = {
  title: 'Enterprise architecture, in four plain stages',
  introduction:
    'Whatever the trade, a dependable automation has the same four parts. Each can be tested, watched and replaced alone.',
} as const

/** The four stages, in order (public-site.md §2, Home). */
export const pipelineStages = [
  {
    id: 'data-input',
    icon: 'Inbox',
    title: 'Data Input',
    description:
      'Everything that arrives is received once, given a number and kept as it came, so any run can be replayed.',
    examples: ['Email and attachments', 'Forms and webhooks', 'Files, scans and sensors'],
  },
  {
    id: 'processing',
    icon: 'Funnel',
    title: 'Processing',
    description:
      'Read, checked, matched and completed. What does not pass a rule goes to a person with the reason attached.',
    examples: ['Field reading with confidence', 'Duplicate matching', 'Business rules'],
  },
  {
    id: 'automation',
    icon: 'Workflow',
    title: 'Automation',
    description:
      'Steps run in order, wait for approvals, retry on failure and stop safely when something is not as expected.',
    examples: ['Approvals with reminders', 'Retries and safe stops', 'A log of every step'],
  },
  {
    id: 'output',
    icon: 'Send',
    title: 'Output',
    description:
      'Records, documents and messages land where people already look, and a report shows that both sides agree.',
    examples: ['CRM and accounting entries', 'Signed documents', 'Alerts and dashboards'],
  },
] as const satisfies readonly PipelineStage[]

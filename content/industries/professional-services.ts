import type { Industry } from '../types/industry.ts'

export const professionalServices = {
  id: 'professional-services',
  name: 'Professional Services',
  summary:
    'Client intake, engagement letters, time capture and billing for accountants, lawyers, engineers and agencies.',
  icon: 'BriefcaseBusiness',
  title: 'Automation for Professional Services',
  subtitle: 'More of the week on work that clients pay for',
  description: [
    'Firms sell hours and lose them at the edges: intake, conflict checks, engagement letters, collecting documents, reconstructing time on Friday, and explaining bills. Those edges follow rules, even where the work in the middle never will.',
    'We automate the edges inside the systems you have and leave professional judgment alone. Client confidentiality decides the design: matter walls are respected, and models see only what the matter team may see.',
  ],
  metrics: { timeSaved: '15 hours', costReduction: '29%', efficiency: '40%' },
  features: [
    'Intake forms with conflict checks before the first meeting',
    'Engagement letters produced, signed and filed',
    'Document requests that chase and check what arrives',
    'Time suggestions from calendar, mail and files',
    'Pre-bills with unusual entries marked',
    'Deadlines from rules and court or tax calendars',
    'Status reports drafted from the matter file',
    'Knowledge search across past work, by permission',
  ],
  benefits: [
    {
      icon: 'Timer',
      title: 'Time that gets recorded',
      description:
        'Suggestions at the end of the day recover about half an hour per person that used to be forgotten.',
    },
    {
      icon: 'FileCheck',
      title: 'Documents complete sooner',
      description: 'Clients see one list, get one reminder at a time and can answer from a phone.',
    },
    {
      icon: 'ReceiptText',
      title: 'Bills with fewer questions',
      description:
        'Entries that break the client’s billing rules are found before the client finds them.',
    },
  ],
  useCases: [
    'Client intake and conflict check',
    'Engagement letters and fee agreements',
    'Tax-season document collection',
    'Time capture and pre-billing',
    'Deadline calendars with double confirmation',
    'Proposal drafts from past proposals',
    'Project status and budget alerts',
    'Offboarding and file retention',
  ],
  caseStudy: {
    company: 'Penhallow & Strand, CPAs',
    challenge:
      'A 22-person accounting firm spent January to March asking 900 clients for documents, often three times, and wrote off eleven percent of its time because it was recorded late.',
    solution:
      'A request list per client built from last year’s return, documents recognized and ticked off as they arrive, a nudge that stops by itself, and daily time suggestions from calendar and files.',
    results: [
      {
        text: 'Files complete by March 1: 38% to 74%',
        drawn: { thread: 'One thread, one file of 100', of: 100, before: 38, after: 74 },
      },
      { text: 'Document emails down by 8,200 in one season' },
      {
        text: 'Write-offs down from 11% to 6%',
        drawn: { thread: 'One thread, one hour of 100', of: 100, before: 11, after: 6 },
      },
      {
        text: 'Average March week down from 61 hours to 52',
        drawn: { thread: 'One thread, one hour', before: 61, after: 52 },
      },
    ],
  },
  meta: {
    title: 'Professional Services Automation',
    description:
      'Intake, engagement letters, document collection, time capture and billing for accountants, lawyers, engineers and agencies.',
    keywords: ['professional services automation', 'client intake automation', 'time capture'],
  },
} as const satisfies Industry

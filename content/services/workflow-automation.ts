import type { Service } from '../types/service.ts'

export const workflowAutomation = {
  id: 'workflow-automation',
  title: 'Workflow Automation',
  subtitle: 'The steps between your tools, done without anyone copying and pasting',
  summary:
    'We map how a job really moves through your office, then build the hand-offs between your tools so nobody retypes, chases or forgets.',
  description: [
    'Most offices run on a handful of programs and a few people who carry facts from one to the next: the order from the inbox to the job board, the signed quote to accounting, the finished job to the invoice. We sit with those people for a day, write down every step and every exception they handle without thinking, and build the routine part as a workflow that runs by itself.',
    'The exceptions stay with people, but they arrive as a short list with the facts attached instead of as a surprise on Friday. Every workflow is documented in plain English, logged run by run, and belongs to you: it runs in your accounts, and you can change it without us.',
  ],
  icon: 'Workflow',
  features: [
    'A written map of the process as it is today, exceptions included',
    'Triggers from email, forms, calendars, databases and webhooks',
    'Approval steps that wait for a person and remind them',
    'Retries and a dead-letter list, so a failed run is seen and not lost',
    'A run log that shows who or what did each step, and when',
    'A test copy of every workflow, separate from the live one',
    'Handover documents and a recorded walkthrough for your team',
  ],
  benefits: [
    {
      title: 'Fewer hands on each job',
      description:
        'A typical order-to-invoice path goes from eleven manual touches to two: the approval and the exception.',
    },
    {
      title: 'Nothing waits for a memory',
      description:
        'Work moves when its condition is met, not when somebody remembers to look at the shared inbox.',
    },
    {
      title: 'Problems show up early',
      description:
        'A step that fails raises an alert with the record attached within minutes, while it is still cheap to fix.',
    },
  ],
  useCases: [
    'Signed quote creates the job, the folder, the deposit invoice and the kickoff email',
    'Purchase requests routed by amount and cost center, with a reminder after one working day',
    'New client set up in CRM, accounting, file storage and chat from one form',
    'Field reports from phones turned into job records with photos attached',
    'Monthly compliance checks opened, assigned and chased until closed',
    'Supplier price lists compared with the current catalog and differences sent for review',
  ],
  faqs: [
    {
      question: 'Which process should we start with?',
      answer:
        'The one that happens at least weekly, follows mostly the same steps and annoys the most people. We score candidates by hours spent and by what an error costs, and usually start with the one that pays for itself first, not the most impressive one.',
    },
    {
      question: 'What happens when one of our tools changes?',
      answer:
        'Vendors announce most changes ahead; we watch the change logs of every system your workflows touch. If something breaks without notice, the run stops safely, the record waits in the failure list and we are alerted.',
    },
    {
      question: 'Can our own people change a workflow later?',
      answer:
        'Yes. We build in tools your team can open, name every step in plain words and train one owner per workflow. About half of our clients make small changes themselves within three months.',
    },
  ],
  startingPrice: 299,
  meta: {
    title: 'Workflow Automation Services',
    description:
      'We map how work moves between your tools and automate the hand-offs: approvals, reminders, retries and a log of every run. From $299 a month.',
    keywords: ['workflow automation', 'business process automation', 'approval workflows'],
  },
} as const satisfies Service

import type { Service } from '../types/service.ts'

export const hrAutomation = {
  id: 'hr-automation',
  title: 'HR Automation',
  subtitle: 'A first day with a working laptop, and a last day with every key returned',
  summary:
    'Hiring, onboarding, leave and leaving as checklists that run themselves, with deadlines kept, certificates tracked and personal data kept where it belongs.',
  description: [
    'A new hire touches eight systems and five people before they do any work. We turn that into one event: the signed offer opens the accounts, orders the equipment, books the training and tells payroll, each task with an owner and a date. The same list runs backwards when somebody leaves, which is the half most firms forget.',
    'For firms in the trades and in care we also track licenses, certificates and health checks, and stop a shift from being assigned to somebody whose card expired last week. Decisions about people stay with people: we do not rank applicants by machine.',
  ],
  icon: 'Users',
  features: [
    'Offer, contract and signature from one approved template set',
    'Accounts, groups and equipment requested from the role',
    'Onboarding plans by role, with tasks for manager, IT and new hire',
    'Leave requests checked against balance and cover',
    'Licenses and certificates with reminders at 90, 30 and 7 days',
    'Offboarding that closes every account and lists what is still out',
    'Payroll changes collected, checked and exported once per cycle',
  ],
  benefits: [
    {
      title: 'Ready on the first morning',
      description:
        'Accounts, laptop, badge and schedule exist before the person arrives, because nobody had to remember them.',
    },
    {
      title: 'No expired cards on shift',
      description:
        'Certificates are checked when the schedule is made, not when the inspector asks.',
    },
    {
      title: 'Access ends when employment does',
      description: 'Leavers lose access within the hour, with a record that shows it.',
    },
  ],
  useCases: [
    'Seasonal crew of forty contracted, trained and scheduled in one week',
    'Nurse licenses checked monthly against the state register',
    'Apprentice hours collected and reported each quarter',
    'Leave calendar that warns when both forklift drivers ask for the same Friday',
    'Anonymous exit survey sent after the last paycheck',
    'Handbook changes acknowledged by everybody, with a list of who has not',
  ],
  faqs: [
    {
      question: 'Is employee data safe with AI tools?',
      answer:
        'Most of this work needs no AI at all. Where a model reads a document, such as a certificate, it runs under terms that exclude training, and we minimize what it sees.',
    },
    {
      question: 'Do you replace our HR system?',
      answer:
        'No. We connect what you have: BambooHR, Gusto, ADP, Rippling, Workday or spreadsheets. If a system is in the way, we will say so.',
    },
    {
      question: 'Do you screen applicants automatically?',
      answer:
        'No. We sort by hard requirements you state, such as a license, and we show every application to a person. Several places regulate automated hiring decisions, and we think they are right to.',
    },
  ],
  startingPrice: 379,
  meta: {
    title: 'HR Automation Services',
    description:
      'Onboarding, leave, certificates and offboarding as checklists that run themselves, with people making the decisions. From $379 a month.',
    keywords: ['HR automation', 'employee onboarding automation', 'certificate tracking'],
  },
} as const satisfies Service

import type { AuditField } from '#shared/audit/answers.ts'
import type { EmployeeBand, PainPoint } from '#shared/audit/vocabulary.ts'

export type AuditFieldCopy = {
  /** The question as the form asks it; the short label of reports is in shared/audit/answers.ts. */
  question: string
  help?: string
  placeholder?: string
}

/** Every field of the wizard, in words. */
export const auditFieldCopy = {
  companyName: {
    question: 'What is your company called?',
    help: 'It heads your report. We keep it only if you have the report emailed.',
    placeholder: 'Fernvale Outdoor Goods',
  },
  industry: {
    question: 'Which industry are you in?',
    help: 'Choose the nearest. It does not change the sums; it stands in your report.',
  },
  employeeCount: {
    question: 'How many people work there?',
    help: 'Everyone on the payroll. It sets the hourly cost the estimate uses.',
  },
  role: {
    question: 'What is your role?',
    help: 'So that who reads the report knows whose view it is.',
    placeholder: 'Office manager',
  },
  dataEntry: {
    question: 'Data entry',
    help: 'Typing from paper, mail or one program into another. Add up everyone’s hours.',
    placeholder: '12',
  },
  reportGeneration: {
    question: 'Report generation',
    help: 'Collecting figures, building spreadsheets, sending them round.',
    placeholder: '4',
  },
  customerCommunication: {
    question: 'Customer communication',
    help: 'Routine messages only: confirmations, reminders, status questions.',
    placeholder: '10',
  },
  invoicing: {
    question: 'Invoicing',
    help: 'Writing, checking, sending and chasing invoices.',
    placeholder: '5',
  },
  otherTasks: {
    question: 'What else takes time every week?',
    help: 'Name the task people sigh about; we read it if you have the report emailed.',
    placeholder: 'Rebuilding the crew schedule on Sunday evening',
  },
  painPoints: {
    question: 'What hurts most?',
    help: 'Choose at least one. More is fine, but the first two or three usually decide.',
  },
  crmSystem: {
    question: 'Where do you keep customers?',
    help: 'A spreadsheet is an answer too.',
  },
  accountingSoftware: {
    question: 'What do you do the books in?',
  },
  communicationTools: {
    question: 'How does the team talk?',
    help: 'Where an approval would be seen first.',
  },
  projectManagement: {
    question: 'Where are jobs and projects planned?',
    help: 'A whiteboard counts as Other.',
  },
  otherSoftware: {
    question: 'Anything else that matters?',
    help: 'The trade program, the ERP, the machine that only speaks CSV.',
    placeholder: 'Dispatch board, parts catalog',
  },
} as const satisfies Record<AuditField, AuditFieldCopy>

/** What each band tells the estimate; the rates are in shared/audit/vocabulary.ts. */
export const employeeBandLabels = {
  '1-10': '1–10 people',
  '11-50': '11–50 people',
  '51-200': '51–200 people',
  '201-500': '201–500 people',
  '500+': 'More than 500 people',
} as const satisfies Record<EmployeeBand, string>

/** One line under each pain point, to help choose between neighbors. */
export const painPointHelp = {
  'Typing the same data into several tools': 'One address, entered three times.',
  'Slow response times to customers': 'Questions wait until somebody has a quiet hour.',
  'Mistakes that have to be found and corrected': 'Wrong quantities, old prices, swapped digits.',
  'Tools that do not talk to each other': 'People carry files between programs.',
  'Reports that take too long to prepare': 'By the time it is ready it is last month.',
  'Leads and follow-ups that slip through': 'Quotes nobody asked about again.',
  'Invoices and payments that run late': 'The work is done, the bill is not.',
  'Growth that means hiring for routine work': 'Each new customer adds typing.',
} as const satisfies Record<PainPoint, string>

import { brand } from '../brand.ts'

/** The words of the PDF report that the results page does not have (server/documents/audit-report). */
export const auditPdf = {
  title: 'Efficiency audit',
  /** When a name has no character that the document's fonts can draw. */
  unnamedCompany: 'your company',
  promise: 'a year could be saved',
  promiseNote: (hours: string) =>
    `That is ${hours} hours a week which nobody would have to type, copy or chase.`,
  noPromise: 'You entered no manual hours, so there is nothing to save yet.',
  answersHeading: 'What you told us',
  notAnswered: 'Not answered',
  nextHeading: 'Next steps',
  next: [
    'Check the four hour figures with the people who do the work. Everything else follows from them.',
    'Take the first recommendation and do its first step this week. It costs an hour and needs no tool.',
    `Talk it over with somebody who builds it: 30 minutes, no commitment. Call ${brand.phone.display} or choose a time online.`,
  ],
  schedule: 'Choose a time',
  incomplete:
    'Some characters of your answers, such as Chinese ones, can not be drawn in this document. They were left out or replaced by a question mark; the calculation does not depend on them.',
} as const

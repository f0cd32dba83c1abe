import { brand } from '../brand.ts'

/** The words of the checklist's PDF that its page does not have (server/documents/checklist). */
export const checklistPdf = {
  title: 'Automation readiness checklist',
  introduction: 'Tick what is true today, then count. The guidance says how to get the rest there.',
  score: (checked: number, total: number) => `${checked} of ${total}`,
  inPlace: 'in place',
  /** Beside each point: what the visitor said of it. */
  states: { ticked: 'In place', open: 'Open' },
  partsHeading: 'Part by part',
  part: (checked: number, total: number) => `${checked} of ${total}`,
  /** Where the count is written by hand. */
  partByHand: (total: number) => `of ${total}`,
  together: 'Total',
  range: (from: number, to: number) => `${from}–${to}`,
  everyCategory: (least: number) => `with at least ${least} in each part`,
  nextHeading: 'Next steps',
  /** For those who have not ticked anything yet. */
  nextByHand: [
    'Go through the list with two or three people who do the work; tick what all of you agree on.',
    'Close the cheapest open points first, and bring the others to a conversation of 30 minutes.',
  ],
  talk: `Bring the open points to a conversation: 30 minutes, no commitment. Call ${brand.phone.display} or choose a time online.`,
  schedule: 'Choose a time',
  again: 'Tick on and count again',
  incomplete:
    'Some characters of the name, such as Chinese ones, can not be drawn in this document. They were left out or replaced by a question mark.',
} as const

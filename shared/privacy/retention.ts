import { longestKept } from '../backups/vocabulary.ts'

const day = 24 * 60 * 60_000

/** What is removed automatically, in the order it is shown. */
export const retentionRuleNames = [
  'deletedRecords',
  'changes',
  'imports',
  'messages',
  'notifications',
  'unconfirmed',
  'unsubscribed',
  'accounts',
  'networks',
  'backups',
] as const
export type RetentionRuleName = (typeof retentionRuleNames)[number]

type Rule = {
  label: string
  /** Days something stays. */
  days: number
  /** From when they count, and what happens then. */
  detail: string
}

/**
 * How long each thing is kept. A deleted record stays 30 days, a day passes at most until the job
 * comes by, and what is in the backups by then goes with them: gone everywhere within the 90 days
 * that the privacy page promises (content/legal/privacy.ts). Messages go with the record they are
 * about, held ones too: those that stay longer are about people who are still kept.
 */
export const retentionRules: Record<RetentionRuleName, Rule> = {
  deletedRecords: {
    label: 'Deleted leads, consultations, lead magnets, notes, tasks, deals and views',
    days: 30,
    detail:
      'After the delete. Emails and notifications about them are removed as well, and people who have nothing else on record and whom nobody of the firm has taken on, tagged, edited or imported.',
  },
  changes: {
    label: 'Changes that can be undone',
    days: 90,
    detail:
      'After they were made; a merge can be undone while it stands. That something was changed stays on record, without the details.',
  },
  imports: {
    label: 'Imported files of people',
    days: 30,
    detail:
      'After they were uploaded, with every row. The people they added stay; the change can still be undone.',
  },
  messages: {
    label: 'Emails',
    days: 90,
    detail:
      'After they were written or last tried. Held ones stay until somebody sends or dismisses them, or the person is deleted.',
  },
  notifications: { label: 'Notifications', days: 90, detail: 'After they were raised.' },
  unconfirmed: {
    label: 'Newsletter addresses that were not confirmed',
    days: 30,
    detail: 'After they were asked by email.',
  },
  unsubscribed: {
    label: 'Addresses that left the newsletter',
    days: 30,
    detail:
      'After they left. A fingerprint is kept that recognizes the address but does not reveal it.',
  },
  accounts: {
    label: 'Deactivated accounts',
    days: 30,
    detail: 'After the deactivation. What they did stays on record, without a name.',
  },
  networks: {
    label: 'Network addresses in the audit log',
    days: 90,
    detail: 'After a sign-in or an export. Failed sign-ins and lock-outs are removed entirely.',
  },
  backups: {
    label: 'Backups',
    days: longestKept,
    detail: 'After they were made, whatever the plan keeps.',
  },
}

/** The instant before which something counts as old enough for a rule. */
export const endOf = (rule: RetentionRuleName, now: Date): Date =>
  new Date(now.getTime() - retentionRules[rule].days * day)

/** Whether the day's run is still to be done: it has not begun since midnight, UTC. */
export const isRetentionDue = (lastRun: Date | null, now: Date): boolean =>
  lastRun === null || lastRun.toISOString().slice(0, 10) !== now.toISOString().slice(0, 10)

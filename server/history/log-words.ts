import type { HistoryAct, HistoryKind } from '#shared/journal/vocabulary.ts'
import { plural } from '#shared/journal/words.ts'

/** What is known of an entry of the audit log beside its name. */
type Circumstances = {
  details: Record<string, unknown>
  /** The name of the account it is about, where it is about one that is still there. */
  account: string | null
}

type Words = string | ((circumstances: Circumstances) => string)

/** What the entries of a kind did, and what each says; one that did something else says what. */
type ActsOfKind = {
  act: HistoryAct
  entries: Record<string, Words | { act: HistoryAct; words: Words }>
}

const text = (value: unknown) => (typeof value === 'string' ? value : null)
const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
/** `newLeadAlerts` as people read it: `new lead alerts`. */
const spaced = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(/[_-]/g, ' ')

const from = ({ device, network }: Record<string, unknown>) =>
  [text(device) && ` using ${text(device)}`, text(network) && ` from ${text(network)}`]
    .filter(Boolean)
    .join('')

const ofAccount =
  (words: string) =>
  ({ account }: Circumstances) =>
    account ? `${words}: ${account}` : words

const fields =
  (words: string) =>
  ({ details }: Circumstances) => {
    const names = list(details.fields).map(spaced)
    return names.length > 0 ? `${words}: ${names.join(', ')}` : words
  }

const failures: Record<string, string> = {
  deactivated: 'the account is deactivated',
  no_such_account: 'no such account',
  wrong_code: 'wrong code',
  wrong_password: 'wrong password',
}

/** Every act of the audit log that is no change of a record, by its name, for each kind. */
const acts: Record<Exclude<HistoryKind, 'change' | 'undo'>, ActsOfKind> = {
  created: {
    act: 'added',
    entries: {
      'lead.created': 'Lead created',
      'consultation.created': 'Call requested',
      'submission.created': 'Lead magnet requested',
      'subscriber.created': 'Newsletter sign-up received',
      'note.created': 'Note added',
      'task.created': 'Next step set',
      'view.created': 'View saved',
      'import.created': 'People file uploaded',
    },
  },
  'sign-in': {
    act: 'signed-in',
    entries: {
      'account.registered': ({ details }) => `Registered${from(details)}`,
      'account.signed_in': ({ details }) => `Signed in${from(details)}`,
      'account.signed_out': { act: 'signed-out', words: 'Signed out' },
      'account.sign_in_failed': {
        act: 'refused',
        words: ({ details }) =>
          `Sign-in failed${from(details)}: ${failures[text(details.reason) ?? ''] ?? 'refused'}`,
      },
      'account.locked_out': {
        act: 'refused',
        words: ({ details }) => `Sign-in locked for a while${from(details)}`,
      },
      'session.ended': { act: 'signed-out', words: 'Signed out of one session' },
      'account.other_sessions_ended': { act: 'signed-out', words: 'Signed out everywhere else' },
    },
  },
  settings: {
    act: 'configured',
    entries: {
      'settings.updated': fields('Settings changed'),
      'availability.updated': ofAccount('Booking hours changed'),
      'availability.feed_renewed': ofAccount('Calendar feed address renewed'),
      'meeting_type.created': 'Meeting type added',
      'meeting_type.updated': fields('Meeting type changed'),
      'meeting_type.deleted': 'Meeting type deleted',
      'backups.planned': 'Backup schedule changed',
      'backup.requested': 'Backup requested',
      'backup.check_requested': 'Backup check requested',
      'backup.deleted': 'Backup deleted',
      'invitation.created': 'Invitation created',
      'invitation.withdrawn': 'Invitation withdrawn',
      'account.profile_updated': fields('Profile changed'),
      'account.notifications_set': fields('Notification settings changed'),
      'account.password_changed': 'Password changed',
      'account.password_reset_asked': ofAccount('Password reset requested'),
      'account.password_reset': ofAccount('Password reset'),
      'account.password_link_made': ofAccount('Password link created'),
      'account.email_change_asked': 'Email change requested',
      'account.email_link_sent': 'Email confirmation link sent again',
      'account.email_link_made': ofAccount('Email confirmation link created'),
      'account.email_change_cancelled': 'Email change cancelled',
      'account.email_changed': 'Email address changed',
      'account.two_factor_started': 'Two-factor setup started',
      'account.two_factor_on': 'Two-factor sign-in turned on',
      'account.two_factor_off': 'Two-factor sign-in turned off',
      'account.backup_codes_renewed': 'New backup codes created',
      'account.two_factor_reset': ofAccount('Two-factor sign-in reset'),
      'account.deactivated': ofAccount('Account deactivated'),
      'account.reactivated': ofAccount('Account reactivated'),
    },
  },
  export: {
    act: 'exported',
    entries: {
      ...Object.fromEntries(
        Object.entries({
          leads: 'Leads',
          consultations: 'Consultations',
          submissions: 'Lead magnets',
          subscribers: 'Newsletter',
          messages: 'Outbox',
          people: 'People',
          imports: 'Refused import rows',
          companies: 'Companies',
        }).map(([name, label]) => [
          `${name}.exported`,
          ({ details }: Circumstances) => `${label} exported${from(details)}`,
        ]),
      ),
      'person.exported': 'A person’s data exported',
      'backup.downloaded': 'Backup downloaded',
    },
  },
  erasure: {
    act: 'erased',
    entries: {
      'person.erased': ({ details }) => {
        const count = Object.values(details).reduce<number>(
          (sum, part) => sum + (typeof part === 'number' ? part : 0),
          0,
        )
        return `A person erased${count > 0 ? `, with ${count} ${plural('record', count)}` : ''}`
      },
      'account.removed': 'Account removed',
    },
  },
  mail: {
    act: 'mailed',
    entries: {
      'message.sent_again': 'Email sent again',
      'message.cancelled': 'Email cancelled',
      'message.held_released': 'Held emails released',
      'subscriber.asked_again': 'Newsletter sign-up repeated',
      'subscriber.confirmed': 'Newsletter sign-up confirmed',
      'subscriber.unsubscribed': 'Unsubscribed from the newsletter',
      'subscriber.removed': 'Removed from the newsletter',
    },
  },
}

/** The acts of a kind, by their names in the audit log. */
export const actsOf = (kind: keyof typeof acts): string[] => Object.keys(acts[kind].entries)

/** What an entry of the audit log says, and its kind; one that has no words is told by its name. */
export function logWords(
  action: string,
  circumstances: Circumstances,
): { kind: HistoryKind; act: HistoryAct; summary: string } {
  for (const [kind, { act, entries }] of Object.entries(acts) as [
    keyof typeof acts,
    ActsOfKind,
  ][]) {
    const entry = entries[action]
    if (entry) {
      const told = typeof entry === 'object' ? entry : { act, words: entry }
      const { words } = told
      const summary = typeof words === 'string' ? words : words(circumstances)
      return { kind, act: told.act, summary }
    }
  }
  const [noun = '', name = ''] = action.split('.')
  const { act, words } = recordActs[name] ?? { act: 'changed', words: name }
  const sentence = spaced(`${noun} ${words}`)
  return { kind: 'change', act, summary: sentence.charAt(0).toUpperCase() + sentence.slice(1) }
}

/** What was done to records: its sign, and its words after how many they were, `12 leads reverted`. */
const recordActs: Record<string, { act: HistoryAct; words: string }> = {
  created: { act: 'added', words: 'added' },
  added: { act: 'added', words: 'added' },
  imported: { act: 'added', words: 'imported' },
  updated: { act: 'changed', words: 'changed' },
  told_apart: { act: 'changed', words: 'marked as not a duplicate' },
  offered_again: { act: 'changed', words: 'offered as a duplicate again' },
  status_set: { act: 'moved', words: 'given a new status' },
  released: { act: 'moved', words: 'released' },
  reopened: { act: 'moved', words: 'reopened' },
  moved: { act: 'moved', words: 'moved' },
  won: { act: 'moved', words: 'won' },
  lost: { act: 'moved', words: 'lost' },
  done: { act: 'completed', words: 'completed' },
  deleted: { act: 'deleted', words: 'deleted' },
  merged: { act: 'merged', words: 'merged' },
  restored: { act: 'undone', words: 'restored' },
  undone: { act: 'undone', words: 'reverted' },
}

/** The sign and the words of a change by its name in the journal: those of `moved` for `deal.moved`. */
export const recordActOf = (change: string): { act: HistoryAct; words: string } =>
  recordActs[change.split('.').at(-1) ?? ''] ?? { act: 'changed', words: 'changed' }

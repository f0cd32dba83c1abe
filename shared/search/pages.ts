import { importPage } from '../office-calls.ts'
import { adminPage } from '../routes.ts'
import { settingsPage } from '../settings/tabs.ts'

/** The screens of the back-office as the search knows them, with other words people use for them, and the keys that lead there. */
export const searchablePages = [
  {
    label: 'Dashboard',
    to: adminPage.dashboard,
    words: 'home overview start figures',
    keys: 'G D',
  },
  { label: 'Leads', to: adminPage.leads, words: 'contacts messages enquiries people', keys: 'G L' },
  {
    label: 'People',
    to: adminPage.people,
    words: 'persons contacts customers relationship',
    keys: 'G P',
  },
  {
    label: 'My day',
    to: adminPage.today,
    words: 'today tasks due',
    keys: 'G T',
  },
  { label: 'Import people', to: importPage.list, words: 'csv upload contacts revert' },
  { label: 'Duplicates', to: adminPage.duplicates, words: 'merge people twice same' },
  { label: 'Companies', to: adminPage.companies, words: 'accounts firms organisations' },
  { label: 'Deals', to: adminPage.deals, words: 'sales pipeline board opportunities forecast' },
  {
    label: 'Consultations',
    to: adminPage.consultations,
    words: 'meetings calls bookings requests',
    keys: 'G C',
  },
  {
    label: 'Lead Magnets',
    to: adminPage.leadMagnets,
    words: 'submissions downloads checklist audit',
    keys: 'G M',
  },
  { label: 'Newsletter', to: adminPage.newsletter, words: 'subscribers mailing list', keys: 'G N' },
  {
    label: 'Outbox',
    to: adminPage.outbox,
    words: 'mail e-mail messages sent held failed',
    keys: 'G O',
  },
  { label: 'History', to: adminPage.history, words: 'changes undo journal who' },
  { label: 'Settings', to: adminPage.settings, words: 'account', keys: 'G S' },
  {
    label: 'Settings: Profile',
    to: settingsPage('profile'),
    words: 'name e-mail email account',
  },
  {
    label: 'Settings: Notifications',
    to: settingsPage('notifications'),
    words: 'alerts switches bell',
  },
  {
    label: 'Settings: Security',
    to: settingsPage('security'),
    words: 'password two-factor sessions 2fa',
  },
  {
    label: 'Settings: Team',
    to: settingsPage('team'),
    words: 'invite colleagues accounts',
  },
  {
    label: 'Settings: Availability',
    to: settingsPage('availability'),
    words: 'hours free times calendar feeds hosts booking schedule',
  },
  {
    label: 'Settings: System',
    to: settingsPage('system'),
    words: 'backup mail smtp database calendar',
  },
  {
    label: 'Settings: Tags',
    to: settingsPage('tags'),
    words: 'colors labels merge rename',
  },
  {
    label: 'Settings: Privacy',
    to: settingsPage('privacy'),
    words: 'erase personal data gdpr export retention',
  },
] as const

/** What can be done from anywhere, with other words people use for it. */
export const searchableActions = [
  { id: 'add-lead', label: 'Add Lead', words: 'new create enter', keys: 'A L' },
  { id: 'add-booking', label: 'Add Booking', words: 'new create meeting calendly', keys: 'A B' },
  { id: 'quick-sync', label: 'Quick Sync', words: 'paste import csv text meeting', keys: 'A Q' },
  { id: 'add-submission', label: 'Add New Submission', words: 'create magnet', keys: 'A M' },
  { id: 'run-backup', label: 'Run backup', words: 'database back up now' },
  { id: 'shortcuts', label: 'Keyboard shortcuts', words: 'keys help', keys: '?' },
  { id: 'log-out', label: 'Log out', words: 'sign out leave' },
] as const
export type ActionId = (typeof searchableActions)[number]['id']

/**
 * What follows a leading ">", by which editors list what can be done.
 *
 * @returns null where there is none
 */
export const commandOf = (typed: string): string | null =>
  typed.startsWith('>') ? typed.slice(1).trim() : null

type Named = { label: string; words: string }

/** Those whose name or other words have one that begins with each word that was typed. */
function named<Entry extends Named>(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  return entries.filter(({ label, words }) => {
    const known = `${label} ${words}`.toLowerCase().split(/[\s:]+/)
    return wanted.every((word) => known.some((each) => each.startsWith(word)))
  })
}

/** As {@link named}; after a ">" alone each of them. */
function commanded<Entry extends Named>(entries: readonly Entry[], typed: string) {
  const command = commandOf(typed)
  return command === '' ? entries : named(entries, command ?? typed)
}

/** The screens that are called so. */
export const pagesNamed = (typed: string) => named(searchablePages, typed)

const marking = [{ label: 'Mark contacted', words: 'this lead status' }]
/** Whether to mark a lead as contacted is called so. */
export const namesMarking = (typed: string) => commanded(marking, typed).length > 0

/** What can be done that is called so; after a ">" it is all that is meant. */
export const actionsNamed = (typed: string) => commanded(searchableActions, typed)

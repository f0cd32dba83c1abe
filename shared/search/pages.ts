import { adminPage } from '../routes.ts'

/** The screens of the back-office as the search knows them, with other words people use for them. */
export const searchablePages = [
  { label: 'Dashboard', to: adminPage.dashboard, words: 'home overview start figures' },
  { label: 'Leads', to: adminPage.leads, words: 'contacts messages enquiries people' },
  {
    label: 'Consultations',
    to: adminPage.consultations,
    words: 'meetings calls bookings requests',
  },
  {
    label: 'Lead Magnets',
    to: adminPage.leadMagnets,
    words: 'submissions downloads checklist audit',
  },
  { label: 'Newsletter', to: adminPage.newsletter, words: 'subscribers mailing list' },
  { label: 'Outbox', to: adminPage.outbox, words: 'mail e-mail messages sent held failed' },
  { label: 'Settings', to: adminPage.settings, words: 'account' },
  {
    label: 'Settings: Profile',
    to: adminPage.settingsTab('profile'),
    words: 'name e-mail email account',
  },
  {
    label: 'Settings: Notifications',
    to: adminPage.settingsTab('notifications'),
    words: 'alerts switches bell',
  },
  {
    label: 'Settings: Security',
    to: adminPage.settingsTab('security'),
    words: 'password two-factor sessions 2fa',
  },
  {
    label: 'Settings: Team',
    to: adminPage.settingsTab('team'),
    words: 'invite colleagues accounts',
  },
  {
    label: 'Settings: System',
    to: adminPage.settingsTab('system'),
    words: 'backup mail smtp database calendar',
  },
  {
    label: 'Settings: Privacy',
    to: adminPage.settingsTab('privacy'),
    words: 'erase personal data gdpr export retention',
  },
] as const

/** The screens whose name or other words have one that begins with each word that was typed. */
export function pagesNamed(typed: string) {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  return searchablePages.filter(({ label, words }) => {
    const known = `${label} ${words}`.toLowerCase().split(/[\s:]+/)
    return wanted.every((word) => known.some((each) => each.startsWith(word)))
  })
}

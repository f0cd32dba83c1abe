import { queryOptions } from '@tanstack/react-query'
import { adminPage, api } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import type { SetupStep } from '#shared/setup-checklist/setup-checklist.ts'
import { setupChecklistSchema } from '#shared/setup-checklist/setup-checklist.ts'
import { call } from '../http/call.ts'

/** How far the firm is on the way to production; asked anew whenever somebody looks. */
export const setupQuery = queryOptions({
  queryKey: ['system', 'production'],
  queryFn: ({ signal }) => call(api.admin.setupChecklist, setupChecklistSchema, { signal }),
  staleTime: 0,
})

type Step = {
  title: string
  /** How to get there, while it is not done. */
  how: string
  /** The screen where it is done or seen, if there is one. */
  link: { href: string; label: string } | null
}

const system = { href: settingsPage('system'), label: 'System settings' }

/** The words of each step of the way to production. */
export const stepWords: Record<SetupStep, Step> = {
  postgresql: {
    title: 'PostgreSQL',
    how: 'Set DATABASE_URL to a PostgreSQL server, version 15 or newer, and start the product again.',
    link: system,
  },
  smtp: {
    title: 'A mail server',
    how: 'Set SMTP_URL and MAIL_FROM where the server runs; what is held till then can be released in the',
    link: { href: adminPage.outbox, label: 'Outbox' },
  },
  https: {
    title: 'An address with https',
    how: 'Put a proxy with TLS in front, and set PUBLIC_URL to the address that visitors use.',
    link: null,
  },
  'two-factor': {
    title: 'Two-factor for everybody',
    how: 'Each person turns it on under Security, with an app that shows codes.',
    link: { href: settingsPage('security'), label: 'Security settings' },
  },
  backups: {
    title: 'Backups that can be restored',
    how: 'Choose a schedule under Configure Backup, and see that the last check went well.',
    link: system,
  },
}

import { adminPage, page } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { FirstSteps } from './first-steps.tsx'

const firstSteps = [
  {
    to: page.contact,
    label: 'Send yourself a message',
    detail: 'Fill in the contact form of your site; it appears here within a second.',
    site: true,
  },
  {
    to: adminPage.leads,
    label: 'Enter the leads you already have',
    detail: 'With Add Lead, by hand.',
  },
  {
    to: settingsPage('notifications'),
    label: 'Choose what reaches you',
    detail: 'Each person in the office has switches of their own.',
  },
] as const

/** What stands for the leads before there is one. */
export const FirstLeads = () => <FirstSteps title="No leads yet" steps={firstSteps} />

import type { NotificationSettings } from './account-schema.ts'

type Switch = { name: keyof NotificationSettings; label: string; hint: string }

/** The switches as the settings name them (admin-back-office.md §2, Settings; relationship.md §2). */
export const notificationSwitches: readonly Switch[] = [
  {
    name: 'emailNotifications',
    label: 'Email Notifications',
    hint: 'Sends what the switches below let through to your email as well.',
  },
  {
    name: 'newLeadAlerts',
    label: 'New Lead Alerts',
    hint: 'When someone writes to the firm or asks for a checklist, an audit or a template.',
  },
  {
    name: 'consultationAlerts',
    label: 'Consultation Requests',
    hint: 'When someone asks for a meeting.',
  },
  {
    name: 'taskReminders',
    label: 'Task Reminders',
    hint: 'One email in the morning when tasks of yours have fallen overdue. The bell tells you of each anyway.',
  },
]

/** Which switch lets a kind of notification through; a kind without one always reaches everybody. */
const switchOfKind: Record<string, 'newLeadAlerts' | 'consultationAlerts'> = {
  lead_created: 'newLeadAlerts',
  lead_overdue: 'newLeadAlerts',
  submission_created: 'newLeadAlerts',
  consultation_requested: 'consultationAlerts',
  consultation_overdue: 'consultationAlerts',
}

/** The kinds of notification that these settings keep from a person. */
export const mutedKinds = (
  settings: Pick<NotificationSettings, 'newLeadAlerts' | 'consultationAlerts'>,
): string[] =>
  Object.entries(switchOfKind)
    .filter(([, name]) => !settings[name])
    .map(([kind]) => kind)

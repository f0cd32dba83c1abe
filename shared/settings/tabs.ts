import { adminPage } from '../routes.ts'

/** The tabs of the settings (admin-back-office.md §2, and those beside them). */
export const settingsTabs = [
  'profile',
  'notifications',
  'security',
  'system',
  'team',
  'availability',
  'tags',
  'privacy',
] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** The settings with one tab open; apart from the routes that every page of the public site loads. */
export const settingsPage = (tab: SettingsTab) => `${adminPage.settings}?tab=${tab}`

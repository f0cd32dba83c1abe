/** The words of backups (design.md §4): when they are made, and how each stands. */

export const backupSchedules = ['off', 'daily', 'weekly'] as const
export type BackupSchedule = (typeof backupSchedules)[number]
export const backupScheduleLabels: Record<BackupSchedule, string> = {
  off: 'Off',
  daily: 'Every day',
  weekly: 'Every Sunday',
}

export const backupStates = ['running', 'done', 'failed'] as const
export type BackupState = (typeof backupStates)[number]

export const backupCauses = ['scheduled', 'manual'] as const
export type BackupCause = (typeof backupCauses)[number]
export const backupCauseLabels: Record<BackupCause, string> = {
  scheduled: 'Scheduled',
  manual: 'By hand',
}

/** Most backups that are kept. */
export const mostKept = 60

/**
 * No backup is kept for longer, in days. A deleted record stays restorable for 30 days and is in
 * the backups made meanwhile: with these it is gone everywhere within the 90 days that the privacy
 * page promises (shared/privacy/retention.ts), with a day to spare.
 */
export const longestKept = 58

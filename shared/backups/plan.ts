import { z } from 'zod'
import { reauthenticationSchema } from '../accounts/security-schema.ts'
import { epochOf, instantOf, isZone, localOf } from '../calendar/zoned-time.ts'
import { backupSchedules, mostKept } from './vocabulary.ts'

const wholeNumber = (label: string, least: number, most: number) => {
  const error = `${label} must be a whole number from ${least} to ${most}.`
  return z.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

/** When backups are made: the hour is that of a clock in `timeZone`; and how many are kept. */
export const backupPlanSchema = z.object({
  schedule: z.enum(backupSchedules, {
    error: `Schedule must be one of ${backupSchedules.join(', ')}.`,
  }),
  hour: wholeNumber('Hour', 0, 23),
  timeZone: z
    .string({ error: 'Time zone must be text.' })
    .max(100)
    .refine(isZone, { error: 'This time zone is not known.' }),
  keep: wholeNumber('The number to keep', 1, mostKept),
})
export type BackupPlan = z.output<typeof backupPlanSchema>

/** `PATCH /api/admin/backups/plan`: a plan removes what is over its number, so the password is asked for. */
export const saveBackupPlanSchema = backupPlanSchema.extend(reauthenticationSchema.shape)
export type SaveBackupPlan = z.output<typeof saveBackupPlanSchema>

/** A fresh install makes a backup every night. */
export const defaultBackupPlan: BackupPlan = {
  schedule: 'daily',
  hour: 3,
  timeZone: 'UTC',
  keep: 14,
}

const day = 24 * 60 * 60 * 1000
const sunday = 0

/** The last moment at or before `now` at which the plan asked for a backup; null while it is off. */
export function lastPlanned({ schedule, hour, timeZone }: BackupPlan, now: Date): Date | null {
  if (schedule === 'off') return null
  const date = localOf(now.toISOString(), timeZone).slice(0, 10)
  const time = `T${String(hour).padStart(2, '0')}:00`
  // Eight days reach the last Sunday even when today's hour is still to come.
  for (let back = 0; back <= 8; back += 1) {
    const local = new Date(epochOf(`${date}T00:00`) - back * day)
    if (schedule === 'weekly' && local.getUTCDay() !== sunday) continue
    const planned = instantOf(local.toISOString().slice(0, 10) + time, timeZone)
    const instant = planned && new Date(planned.utc.replace('Z', ':00Z'))
    if (instant && instant <= now) return instant
  }
  return null
}

/** Milliseconds after which a scheduled backup that failed is tried again. */
const tryAgainAfter = 60 * 60 * 1000

type Past = {
  /** Since when the plan stands; nothing is made up for from before. */
  plannedSince: Date
  /** When the newest backup began that is whole or being made, and the newest that failed. */
  made: Date | null
  failed: Date | null
}

/** Whether a backup should be made now: one was planned since the last, and none just failed. */
export function isBackupDue(plan: BackupPlan, past: Past, now: Date): boolean {
  const planned = lastPlanned(plan, now)
  if (!planned || planned < past.plannedSince) return false
  if (past.made && past.made >= planned) return false
  return !past.failed || now.getTime() - past.failed.getTime() >= tryAgainAfter
}

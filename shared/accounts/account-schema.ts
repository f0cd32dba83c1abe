import { z } from 'zod'
import { email, requiredLine } from '../text.ts'
import { adminSchema } from './schema.ts'

const onOrOff = z.boolean({ error: 'A switch is either on or off.' })

/** What reaches a person (admin-back-office.md §2, Settings: Notifications). */
export const notificationSettingsSchema = z.object({
  emailNotifications: onOrOff,
  newLeadAlerts: onOrOff,
  consultationAlerts: onOrOff,
})
export type NotificationSettings = z.output<typeof notificationSettingsSchema>

/** `PATCH /api/admin/account`. */
export const updateProfileSchema = z.object({ name: requiredLine('Name', 200), email })
export type UpdateProfile = z.output<typeof updateProfileSchema>

/** An account as its owner reads it. */
export const accountSchema = adminSchema.extend({
  createdAt: z.iso.datetime(),
  notifications: notificationSettingsSchema,
  twoFactor: z.object({
    enabledAt: z.iso.datetime().nullable(),
    backupCodesLeft: z.number().int(),
  }),
})
export type Account = z.output<typeof accountSchema>

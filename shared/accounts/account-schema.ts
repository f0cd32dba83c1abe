import { z } from 'zod'
import { email, requiredLine } from '../text.ts'
import { adminSchema } from './schema.ts'
import { reauthenticationSchema } from './security-schema.ts'

const onOrOff = z.boolean({ error: 'A switch is either on or off.' })

/** What reaches a person (admin-back-office.md §2, Settings: Notifications). */
const notificationSettingsSchema = z.object({
  emailNotifications: onOrOff,
  newLeadAlerts: onOrOff,
  consultationAlerts: onOrOff,
  /** Whether tasks that are overdue are told by mail, one mail a morning (relationship.md §2). */
  taskReminders: onOrOff,
})
export type NotificationSettings = z.output<typeof notificationSettingsSchema>

/** `PATCH /api/admin/account/notifications`; a switch that came later may be absent, and stays. */
export const updateNotificationSettingsSchema = notificationSettingsSchema.partial({
  taskReminders: true,
})
export type UpdateNotificationSettings = z.output<typeof updateNotificationSettingsSchema>

/** What a person says of themselves. */
export const profileSchema = z.object({ name: requiredLine('Name', 200), email })
export type Profile = z.output<typeof profileSchema>

/** `PATCH /api/admin/account`: another email asks for the password, and for a code where two-factor is on. */
export const updateProfileSchema = profileSchema.extend(reauthenticationSchema.partial().shape)
export type UpdateProfile = z.output<typeof updateProfileSchema>

/** An address that will be the account's once the link mailed to it was used. */
const pendingEmailSchema = z.object({
  email: z.string(),
  expiresAt: z.iso.datetime().describe('Until when its link can be used.'),
  canSend: z.boolean().describe('Whether there is a mail server to send the link with.'),
})
export type PendingEmail = z.output<typeof pendingEmailSchema>

/** `POST /api/admin/email-change/confirm`; `token` is what the mailed link carries. */
export const confirmEmailSchema = z.object({ token: z.string().max(200) })
export type ConfirmEmail = z.output<typeof confirmEmailSchema>

/** Its answer: the address that the account has now. */
export const confirmedEmailSchema = z.object({ email: z.string() })

/** An account as its owner reads it. */
export const accountSchema = adminSchema.extend({
  createdAt: z.iso.datetime(),
  pendingEmail: pendingEmailSchema.nullable(),
  notifications: notificationSettingsSchema,
  twoFactor: z.object({
    enabledAt: z.iso.datetime().nullable(),
    backupCodesLeft: z.number().int(),
  }),
})
export type Account = z.output<typeof accountSchema>

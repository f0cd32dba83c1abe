import { z } from 'zod'
import { email } from '../text.ts'
import { currentPassword, newPassword, password } from './schema.ts'
import { secondFactor } from './second-factor.ts'

/** `POST /api/admin/account/password`. */
export const changePasswordSchema = z.object({ currentPassword: password, newPassword })
export type ChangePassword = z.output<typeof changePasswordSchema>

/** A session as its owner reads it; `current` is the one the call was made with. */
export const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
})

/** What an authenticator app is given: the secret as text, and as the address a QR code holds. */
export const twoFactorStartSchema = z.object({ secret: z.string(), uri: z.string() })
export type TwoFactorStart = z.output<typeof twoFactorStartSchema>

/**
 * What a call carries that asks who is signed in to show again who they are: the current password
 * and, where two-factor is on, a code.
 */
export const reauthenticationSchema = z.object({
  password: currentPassword,
  code: secondFactor.optional(),
})
export type Reauthentication = z.output<typeof reauthenticationSchema>

/** `POST …/two-factor/on`: the password, and a code that shows that the app has the secret. */
export const turnOnTwoFactorSchema = reauthenticationSchema.required()
export type TurnOnTwoFactor = z.output<typeof turnOnTwoFactorSchema>

/** Backup codes, answered once and never again. */
export const backupCodesSchema = z.object({ codes: z.array(z.string()) })
export type BackupCodes = z.output<typeof backupCodesSchema>

/** `POST /api/admin/password-reset`. */
export const requestResetSchema = z.object({ email })
export type RequestReset = z.output<typeof requestResetSchema>

/** Its answer, the same for every address: whether this product can send mail at all. */
export const resetRequestedSchema = z.object({ canSend: z.boolean() })

/** `POST /api/admin/password-reset/confirm`; `token` is what the mailed link carries. */
export const confirmResetSchema = z.object({ token: z.string().max(200), password: newPassword })
export type ConfirmReset = z.output<typeof confirmResetSchema>

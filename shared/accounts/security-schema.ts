import { z } from 'zod'
import { newPassword, password } from './schema.ts'
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

/** `POST …/two-factor/on`: a code that shows that the app has the secret. */
export const turnOnTwoFactorSchema = z.object({ code: secondFactor })
export type TurnOnTwoFactor = z.output<typeof turnOnTwoFactorSchema>

/** What weakens or renews a protection asks for both factors again. */
export const bothFactorsSchema = z.object({ password, code: secondFactor })
export type BothFactors = z.output<typeof bothFactorsSchema>

/** Backup codes, answered once and never again. */
export const backupCodesSchema = z.object({ codes: z.array(z.string()) })
export type BackupCodes = z.output<typeof backupCodesSchema>

import { z } from 'zod'
import { email } from '../text.ts'
import { newPassword } from './schema.ts'

/** `POST /api/admin/password-reset`. */
export const requestResetSchema = z.object({ email })
export type RequestReset = z.output<typeof requestResetSchema>

/** Its answer, the same for every address: whether this product can send mail at all. */
export const resetRequestedSchema = z.object({ canSend: z.boolean() })

/** `POST /api/admin/password-reset/confirm`; `token` is what the mailed link carries. */
export const confirmResetSchema = z.object({ token: z.string().max(200), password: newPassword })
export type ConfirmReset = z.output<typeof confirmResetSchema>

import { z } from 'zod'
import { email, requiredLine } from '../text.ts'
import { secondFactor } from './second-factor.ts'

/** Shortest password of the registration form (admin-back-office.md §9). */
export const minPasswordLength = 6
/** Shortest password the server accepts when the product is public (design.md §4). */
export const minPublicPasswordLength = 12
const maxPasswordLength = 1_000

const tooLong = `Password can have at most ${maxPasswordLength} characters.`

export const password = z
  .string({ error: 'Password must be text.' })
  .min(1, 'Password is required.')
  .max(maxPasswordLength, tooLong)

/** What is said where the password of who is signed in is asked for again, and missing. */
export const askForPassword = 'Enter your current password.'

/** The password of who is signed in, asked for again. */
export const currentPassword = z
  .string({ error: askForPassword })
  .min(1, askForPassword)
  .max(maxPasswordLength, tooLong)

/**
 * A password as the forms take a new one, its letters composed (NFC), as they are counted and kept;
 * the server may ask for more (design.md §4).
 */
export const newPassword = password
  .overwrite((typed) => typed.normalize('NFC'))
  .min(minPasswordLength, `Password must be at least ${minPasswordLength} characters long.`)

/** `POST /api/admin/login`; `code` once the server has asked for it (`two_factor_required`). */
export const loginSchema = z.object({ email, password, code: secondFactor.optional() })
export type Login = z.output<typeof loginSchema>

/** `POST /api/admin/register`; `invitation` is the token of the link, needed once an account exists. */
export const registerSchema = z.object({
  name: requiredLine('Name', 200),
  email,
  password: newPassword,
  invitation: z.string().max(200).optional(),
})
export type Register = z.output<typeof registerSchema>

export const adminSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.literal('admin'),
})
export type Admin = z.output<typeof adminSchema>

/** What login and registration answer: the bearer token and who it belongs to. */
export const signedInSchema = z.object({ token: z.string(), admin: adminSchema })
export type SignedIn = z.output<typeof signedInSchema>

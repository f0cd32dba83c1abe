import { z } from 'zod'
import { email, requiredLine } from '../text.ts'

/** Shortest password of the registration form (admin-back-office.md §9). */
export const minPasswordLength = 6
/** Shortest password the server accepts when the product is public (design.md §4). */
export const minPublicPasswordLength = 12
const maxPasswordLength = 1_000

const password = z
  .string({ error: 'Password must be text.' })
  .min(1, 'Password is required.')
  .max(maxPasswordLength, `Password can have at most ${maxPasswordLength} characters.`)

/** `POST /api/admin/login`. */
export const loginSchema = z.object({ email, password })
export type Login = z.output<typeof loginSchema>

/** `POST /api/admin/register`; `invitation` is the token of the link, needed once an account exists. */
export const registerSchema = z.object({
  name: requiredLine('Name', 200),
  email,
  password: password.min(
    minPasswordLength,
    `Password must be at least ${minPasswordLength} characters long.`,
  ),
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

/** `POST /api/admin/invitations`: a single-use link for one more account. */
export const createInvitationSchema = z.object({ email: email.optional() })
export const invitationSchema = z.object({ url: z.string(), expiresAt: z.iso.datetime() })

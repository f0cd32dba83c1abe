import { z } from 'zod'
import { email, optional } from '../text.ts'
import { reauthenticationSchema } from './security-schema.ts'

/** Somebody of the firm as colleagues see them. */
export const memberSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(['active', 'deactivated']),
  /** To the minute; null before the first sign-in. */
  lastSeenAt: z.iso.datetime().nullable(),
  twoFactor: z.boolean(),
  /** Whether this is who asks. */
  self: z.boolean(),
})
export type Member = z.output<typeof memberSchema>

/** Whom an invitation is for: one address, or whoever has the link. */
export const inviteeSchema = z.object({
  email: optional(z.union([email, z.literal('')], { error: 'Enter a valid email address.' })),
})

/** `POST /api/admin/invitations`: a single-use link for one more account. */
export const createInvitationSchema = inviteeSchema.extend(reauthenticationSchema.shape)
export type CreateInvitation = z.output<typeof createInvitationSchema>

/** An invitation just made: the only time its link can be read. */
export const newInvitationSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  url: z.string(),
  expiresAt: z.iso.datetime(),
})

export type NewInvitation = z.output<typeof newInvitationSchema>

/** An invitation that nobody has used yet. */
export const openInvitationSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  createdBy: z.string().nullable(),
})
export type OpenInvitation = z.output<typeof openInvitationSchema>

/** `GET /api/admin/team/members`: everybody of the firm by name, for choosing among; who left included. */
export const peopleSchema = z.array(
  z.object({ id: z.string(), name: z.string(), active: z.boolean() }),
)

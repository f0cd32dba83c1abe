import { z } from 'zod'
import { reauthenticationSchema } from '../accounts/security-schema.ts'
import { comparedEmail, email } from '../text.ts'
import { retentionRuleNames } from './retention.ts'
import { holdingNames, suppressionReasons } from './vocabulary.ts'

/** Body of `POST /api/admin/privacy/holdings` and of the export: in the body, so that no log keeps it. */
export const personSchema = z.object({ email })
export type PersonInput = z.output<typeof personSchema>

/** Addresses are compared trimmed and whatever their case (design.md §6). */
const sameAddress = (one: string, other: string) => comparedEmail(one) === comparedEmail(other)

/** The address of who is to be erased, typed once more. */
export const confirmedPersonSchema = z
  .object({ email, confirmation: z.string({ error: 'Type the address to confirm.' }) })
  .refine(({ email, confirmation }) => sameAddress(email, confirmation), {
    path: ['confirmation'],
    error: 'This is not the address above.',
  })

/** Body of `POST /api/admin/privacy/erase`: that, and who asks. */
export const erasePersonSchema = confirmedPersonSchema.safeExtend(reauthenticationSchema.shape)

const amount = z.number().int()

/** What is held about an address, as counts. */
export const holdingsSchema = z.object({
  /** As it is compared: trimmed, in small letters. */
  address: z.string(),
  held: z.record(z.enum(holdingNames), amount),
  /** Whether somebody of the firm signs in with it, or did. */
  account: z.enum(['active', 'deactivated']).nullable(),
  /** Whether the firm's own mail is sent from it. */
  isSender: z.boolean(),
  /** When it was erased, or left the newsletter, if only its hash is left of that. */
  marked: z.object({ reason: z.enum(suppressionReasons), at: z.iso.datetime() }).nullable(),
})
export type Holdings = z.output<typeof holdingsSchema>

/** `POST /api/admin/privacy/erase`: what was removed. */
export const erasedSchema = z.object({ removed: z.record(z.enum(holdingNames), amount) })

/** `GET /api/admin/privacy/retention`: what the last run removed, and how many hashes there are. */
export const retentionStateSchema = z.object({
  lastRun: z
    .object({ at: z.iso.datetime(), removed: z.record(z.enum(retentionRuleNames), amount) })
    .nullable(),
  marks: z.record(z.enum(suppressionReasons), amount),
})
export type RetentionState = z.output<typeof retentionStateSchema>

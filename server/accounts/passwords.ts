import { hash, verify } from '@node-rs/argon2'
import { minPublicPasswordLength } from '#shared/accounts/schema.ts'
import type { Env } from '../env.ts'
import { AppError } from '../errors.ts'
import { type Person, weaknessOf } from './password-strength.ts'

// argon2id with the library's defaults: 19 MiB, two passes, one lane (OWASP's first choice).
export const hashPassword = (password: string) => hash(password)

/** The hash of a password nobody has: verifying against it takes as long as against a real one. */
const decoy = hash('a password that no account has')

/** Whether the password is the account's; for an unknown account (`null`) false, in the same time. */
export async function passwordMatches(passwordHash: string | null, password: string) {
  const matches = await verify(passwordHash ?? (await decoy), password)
  return passwordHash !== null && matches
}

/**
 * The rules of a product that others can reach (design.md §4): on a local one the form's own
 * minimum is enough.
 * @throws {AppError} `invalid`, the sentence at `field`.
 */
export async function refuseWeakPassword(
  { isLocal, publicUrl }: Env,
  password: string,
  person: Person,
  field = 'password',
): Promise<void> {
  if (isLocal) return
  const problem =
    password.length < minPublicPasswordLength
      ? `Password must be at least ${minPublicPasswordLength} characters long.`
      : await weaknessOf(password, person, new URL(publicUrl).hostname)
  if (problem) throw new AppError('invalid', problem, { fields: { [field]: problem } })
}

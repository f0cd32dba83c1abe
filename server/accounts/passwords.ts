import { hash, verify } from '@node-rs/argon2'
import { minPublicPasswordLength } from '#shared/accounts/schema.ts'
import { AppError } from '../errors.ts'
import { isCommonPassword } from './common-passwords.ts'

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
export async function refuseWeakPassword(password: string, isLocal: boolean, field = 'password') {
  if (isLocal) return
  if (password.length < minPublicPasswordLength) {
    refuse(`Password must be at least ${minPublicPasswordLength} characters long.`, field)
  }
  if (await isCommonPassword(password)) {
    refuse('This password is one of the most common ones. Please choose another.', field)
  }
}

function refuse(sentence: string, field: string): never {
  throw new AppError('invalid', sentence, { fields: { [field]: sentence } })
}

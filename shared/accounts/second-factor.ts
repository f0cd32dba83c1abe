import { z } from 'zod'

/** A code of an authenticator app: six digits, good for 30 seconds. */
export const appCodeDigits = 6
/** How many backup codes there are at a time; each is good once. */
export const backupCodeCount = 10

/** The letters and digits of backup codes: none that is mistaken for another. */
export const backupCodeLetters = '23456789abcdefghjkmnpqrstuvwxyz'
/**
 * 28 of 31 letters, about 138 bits: beyond any search, so a plain hash of them tells nothing. The
 * twelve letters of codes that were made before, about 59 bits, are still taken.
 */
export const backupCodeLength = 28
const earlierLength = 12

const appCode = new RegExp(`^\\d{${appCodeDigits}}$`)
const backupCode = new RegExp(
  `^(?:[${backupCodeLetters}]{${earlierLength}}|[${backupCodeLetters}]{${backupCodeLength}})$`,
)

/** A code without the spaces and dashes that make it easier to read. */
const bare = (typed: string) => typed.replace(/[\s-]/g, '').toLowerCase()

export type SecondFactor = { kind: 'app' | 'backup'; code: string }

/** What was typed, if it has the form of a code: six digits of the app, or a backup code. */
export function readSecondFactor(typed: string): SecondFactor | null {
  const code = bare(typed)
  if (appCode.test(code)) return { kind: 'app', code }
  return backupCode.test(code) ? { kind: 'backup', code } : null
}

/** A backup code as people copy it, in groups of four: `k7qd-2mfn-x4tp-…`. */
export const printBackupCode = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code

/** What is said where a code is asked for, and missing or none. */
export const askForCode = 'Enter the six digits of your app, or a backup code.'

/** A code as a field takes it. */
export const secondFactor = z
  .string({ error: askForCode })
  .max(100, askForCode)
  .transform((typed, ctx) => {
    const code = readSecondFactor(typed)
    if (code) return code
    ctx.addIssue(askForCode)
    return z.NEVER
  })

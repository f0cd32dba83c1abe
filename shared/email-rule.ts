/** Most characters of an e-mail address. */
const maxEmailLength = 254

// The same pattern as the server's schema; kept apart from it so that public pages need no Zod.
const shape =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

export type EmailProblem = 'empty' | 'malformed'

/**
 * What is wrong with an address as typed, or null. Surrounding blanks do not count; agrees with
 * `email` in `text.ts`, which the server applies.
 */
export function emailProblem(typed: string): EmailProblem | null {
  const address = typed.trim()
  if (address === '') return 'empty'
  return address.length <= maxEmailLength && shape.test(address) ? null : 'malformed'
}

/** The sentence beside the field for a problem that no toast of the specification names. */
export const malformedEmailMessage = 'Enter a valid email address, such as name@company.com.'

/** Whether a Send or Get button may be pressed: some address stands in the field (public-site.md §5). */
export const hasEmail = (typed: string): boolean => typed.trim() !== ''

import { minPasswordLength } from '#shared/accounts/schema.ts'

/** What a form holds that sets a password, typed twice, with or without other fields. */
type NewPasswordValues = Record<'password' | 'confirmation', string>

type NewPasswordProblem<Values> = { title: string; description: string; field: keyof Values }

/** The first rule of admin-back-office.md §5 that the form breaks, as its toast; null when none. */
export function newPasswordProblem<Values extends NewPasswordValues & Record<string, string>>(
  values: Values,
): NewPasswordProblem<Values> | null {
  const blank = Object.keys(values).find((field) => values[field]?.trim() === '')
  if (blank) {
    return { title: 'Validation Error', description: 'Please fill in all fields.', field: blank }
  }
  if (values.password.normalize('NFC') !== values.confirmation.normalize('NFC')) {
    return {
      title: 'Password Mismatch',
      description: 'Passwords do not match.',
      field: 'confirmation',
    }
  }
  if (values.password.normalize('NFC').length < minPasswordLength) {
    return {
      title: 'Password Too Short',
      description: `Password must be at least ${minPasswordLength} characters long.`,
      field: 'password',
    }
  }
  return null
}

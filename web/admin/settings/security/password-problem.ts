import { minPasswordLength } from '#shared/accounts/schema.ts'

export type PasswordValues = { currentPassword: string; newPassword: string; confirmation: string }

export type PasswordProblem = { title: string; description: string; field: keyof PasswordValues }

const fields = ['currentPassword', 'newPassword', 'confirmation'] as const

/** The first rule that the form breaks, in the words of registration (§5); null when none. */
export function passwordProblem(values: PasswordValues): PasswordProblem | null {
  const blank = fields.find((field) => values[field] === '')
  if (blank) {
    return { title: 'Validation Error', description: 'Please fill in all fields.', field: blank }
  }
  if (values.newPassword.normalize('NFC') !== values.confirmation.normalize('NFC')) {
    return {
      title: 'Password Mismatch',
      description: 'Passwords do not match.',
      field: 'confirmation',
    }
  }
  if (values.newPassword.normalize('NFC').length < minPasswordLength) {
    return {
      title: 'Password Too Short',
      description: `Password must be at least ${minPasswordLength} characters long.`,
      field: 'newPassword',
    }
  }
  return null
}

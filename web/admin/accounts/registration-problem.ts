import { minPasswordLength } from '#shared/accounts/schema.ts'

export type RegistrationValues = {
  name: string
  email: string
  password: string
  confirmation: string
}

export type RegistrationProblem = {
  title: string
  description: string
  field: keyof RegistrationValues
}

const fields = ['name', 'email', 'password', 'confirmation'] as const

/** The first rule of admin-back-office.md §5 that the form breaks, as its toast; null when none. */
export function registrationProblem(values: RegistrationValues): RegistrationProblem | null {
  const blank = fields.find((field) => values[field].trim() === '')
  if (blank) {
    return { title: 'Validation Error', description: 'Please fill in all fields.', field: blank }
  }
  if (values.password !== values.confirmation) {
    return {
      title: 'Password Mismatch',
      description: 'Passwords do not match.',
      field: 'confirmation',
    }
  }
  if (values.password.length < minPasswordLength) {
    return {
      title: 'Password Too Short',
      description: `Password must be at least ${minPasswordLength} characters long.`,
      field: 'password',
    }
  }
  return null
}

/** PostgreSQL's code for "this value must be unique, and is not". */
const uniqueViolation = '23505'

/** Whether a statement failed because a unique value exists already. Drizzle wraps the driver's error. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return code === uniqueViolation || isUniqueViolation(error.cause)
}

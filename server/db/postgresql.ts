/**
 * Asks a server that is silent for ten seconds whether it is there, then every second for ten more:
 * one that lost its power or its network is given up after twenty seconds, not after two hours.
 */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

// PostgreSQL's classes "connection exception", "insufficient resources", "operator intervention",
// what the network says when nobody answers, and what the driver says of a connection that is gone.
const outage =
  /^(08|53|57P|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE)|timeout exceeded when trying to connect|Connection terminated|is not queryable|Query read timeout/

/** Whether a failure, or what it was caused by, says that the database can not be reached. */
export const isOutage = (error: unknown): boolean => outageMessage(error) !== null

/** What says so, as the server, the driver or the network put it; null where nothing does. */
export function outageMessage(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code } = error as { code?: unknown }
  const label = typeof code === 'string' ? code : error.message
  const says = outage.test(label) || outage.test(error.message)
  return outageMessage(error.cause) ?? (says ? error.message : null)
}

/** Whether a failure has one of PostgreSQL's codes. Drizzle wraps the driver's error. */
function hasCode(error: unknown, wanted: string): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return code === wanted || hasCode(error.cause, wanted)
}

/** Whether a statement failed because a unique value exists already. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, '23505')

/** Whether a statement failed because two meetings of a host would overlap. */
export const isOverlap = (error: unknown): boolean => hasCode(error, '23P01')
